# appraisal tenant-space mix, shopping centre
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
D=[("Anchor - Grocery",1,52400,52400,11.25,10.40),("Junior Anchor",2,41860,41860,14.00,13.62),("In-Line > 5,000 SF",3,18915,12640,18.50,17.95),("In-Line 2,501 - 5,000 SF",7,24320,21020,22.00,21.14),("In-Line 1,500 - 2,500 SF",11,21340,19490,25.00,24.38),("In-Line < 1,500 SF",6,7215,5940,28.00,27.71),("End Cap / Restaurant",3,9480,9480,30.00,31.25),("Pad Building (leased fee)",2,8150,8150,38.00,36.80)]
G=sum(d[2] for d in D);O=sum(d[3] for d in D);U=sum(d[1] for d in D)
K=["units","total_sf","other:% of GLA","sf","other:Leased SF","pct_leased","market_sf","actual_sf"]
hd=["Space Category","No. of\nSuites","GLA\n(SF)","% of\nGLA","Avg. Suite\n(SF)","Leased\nSF","%\nLeased","Market\nRent/SF","Avg. In-Place\nRent/SF"]
rows=[];tab=[hd]
for t,u,g,o,m,a in D:
    v=[u,g,round(g/G*100,1),round(g/u),o,round(o/g*100,1),m,a];rows.append({"type":t,**dict(zip(K,v))})
    tab.append([t,str(u),f"{g:,}",f"{v[2]:.1f}%",f"{v[3]:,}",f"{o:,}",f"{v[5]:.1f}%",f"${m:.2f}",f"${a:.2f}"])
mk=round(sum(d[2]*d[4] for d in D)/G,2);ac=round(sum(d[3]*d[5] for d in D)/O,2)
tv=[U,G,100.0,round(G/U),O,round(O/G*100,1),mk,ac]
tab.append(["Total / Wtd. Average",str(U),f"{G:,}","100.0%",f"{tv[3]:,}",f"{O:,}",f"{tv[5]:.1f}%",f"${mk:.2f}",f"${ac:.2f}"])
print(sum(r["other:% of GLA"] for r in rows))
p=PS('p',fontName='Helvetica',fontSize=9.5,leading=13,spaceAfter=8,alignment=4);h=PS('h',fontName='Helvetica-Bold',fontSize=12,textColor=colors.HexColor('#7a2f1d'),spaceAfter=6,spaceBefore=10)
t=Table(tab,colWidths=[124,40,48,40,52,48,44,48,66]);t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#efe3d6')),('LINEBELOW',(0,0),(-1,0),.8,colors.HexColor('#7a2f1d')),('LINEABOVE',(0,-1),(-1,-1),.8,colors.HexColor('#7a2f1d')),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]))
name="appraisal_excerpt_Larkspur_Commons.pdf"
def pg(c,d):
    c.setFont('Helvetica',7.5);c.drawString(54,752,"LARKSPUR COMMONS SHOPPING CENTER");c.drawRightString(558,752,"INCOME CAPITALIZATION APPROACH");c.line(54,747,558,747);c.drawString(54,36,"Hale Prescott Valuation Group - File 24-1187");c.drawRightString(558,36,"61")
S=SimpleDocTemplate(doc(name),pagesize=letter,leftMargin=51,rightMargin=51,topMargin=60,bottomMargin=60)
S.build([Paragraph("Tenant Space Mix",h),Paragraph(f"The subject contains {G:,} square feet of gross leasable area in {U} suites. For the purpose of estimating market rent we have stratified the center into eight space categories based on size, depth and visibility. Suites of 1,500 square feet or less draw primarily service tenants, while the grocery anchor occupies its space under a 20-year lease with three five-year options remaining.",p),Paragraph("The following table summarizes the existing space mix as of the effective date of value, October 15, 2024.",p),t,Spacer(1,4),Paragraph("<i>Market rent is triple net. In-place rent is the weighted average of contract base rent for leased space only. Source: owner's rent roll dated October 1, 2024; compiled by Hale Prescott Valuation Group.</i>",PS('s',parent=p,fontSize=7.5,leading=9.5)),Paragraph("Vacant Space",h),Paragraph(f"A total of {G-O:,} square feet is vacant, of which 6,275 square feet is one former furniture showroom in the larger in-line category. Management reports a letter of intent at $18.00 per square foot, NNN, on that space; it is not included as leased above.",p),Paragraph("Discussion of Market Rent - Grocery Anchor",h),Paragraph("We surveyed six grocery-anchored leases signed between 2021 and 2024 in the metropolitan area. Base rents ranged from $9.75 to $12.50 per square foot on a triple net basis, with landlord contributions of $0 to $40 per square foot. Given the subject's 1998 construction and recent roof replacement, a rate near the middle of the range is supported.",p)],onFirstPage=pg,onLaterPages=pg)
save(name,"UM",K,rows,[{"label":"Total / Wtd. Average",**dict(zip(K,tv))}],"appraisal excerpt, space mix table among prose, PDF",False)
