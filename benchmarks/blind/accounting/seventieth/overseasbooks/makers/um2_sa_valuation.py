from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
fn='Valuation_Kingsmead_Gardens_s5_unit_mix.pdf'
# type, beds, baths, units, area m2, vacant, passing avg, market
U=[("Bachelor",0,1,24,28,1,3850,4100),("1 Bed Standard",1,1,48,38.5,2,4975,5250),("1 Bed Garden",1,1,16,41,0,5340,5600),("2 Bed 1 Bath",2,1,72,52,4,6480,6750),("2 Bed 2 Bath",2,2,36,61.5,1,7315,7500),("3 Bed Duplex",3,2,12,84,0,9260,9800)]
F=lambda x:f"{x:,.0f}".replace(',',' ')
N=sum(u[3] for u in U)
hd=[["Unit type","Beds","Baths","No. of\nunits","% of\ntotal","Size\n(m²)","GLA\n(m²)","Vacant","Avg rental (R p.m.)","","Total (R p.m.)",""],["","","","","","","","","Passing","Market","Passing*","Market"]]
rows=[];tb=[];S=[0]*5
for t,b,ba,n,a,v,p,m in U:
    pt=(n-v)*p; mt=n*m; pc=round(100*n/N,1)
    tb.append([t,"-" if b==0 else str(b),str(ba),str(n),f"{pc:.1f}%",f"{a:.1f}",f"{n*a:,.1f}".replace(',',' '),str(v) if v else "0",F(p),F(m),F(pt),F(mt)])
    d={"type":t,"beds":b,"baths":ba,"units":n,"pct_units":pc,"sf":a,"total_sf":n*a,"vacant":v,"actual":p,"market":m,"actual_total":pt,"market_total":mt}
    if b==0: d.pop("beds")
    rows.append(d)
    for i,x in enumerate((n,n*a,v,pt,mt)): S[i]+=x
ap=round(S[3]/(S[0]-S[2])); am=round(S[4]/S[0]); sa=round(S[1]/S[0],1)
tb.append(["Total / average","","",str(S[0]),"100.0%",f"{sa:.1f}",f"{S[1]:,.1f}".replace(',',' '),str(S[2]),F(ap),F(am),F(S[3]),F(S[4])])
totals=[{"label":"Total / average","units":S[0],"pct_units":100.0,"sf":sa,"total_sf":S[1],"vacant":S[2],"actual":ap,"market":am,"actual_total":S[3],"market_total":S[4]}]
print(sum(r["pct_units"] for r in rows),totals)
b=ParagraphStyle('b',fontName='Times-Roman',fontSize=10.5,leading=14.5,spaceAfter=8,alignment=4); h=ParagraphStyle('h',fontName='Times-Bold',fontSize=12,spaceBefore=8,spaceAfter=6); sm=ParagraphStyle('s',fontName='Times-Italic',fontSize=8.5,leading=11)
t=Table(hd+tb,colWidths=[80,28,30,32,36,32,44,36,42,42,52,54],repeatRows=2)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,1),'Times-Bold',8.5),('FONT',(0,-1),(-1,-1),'Times-Bold',8.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(8,0),(11,0),'CENTER'),('SPAN',(8,0),(9,0)),('SPAN',(10,0),(11,0))]+[('SPAN',(c,0),(c,1)) for c in range(8)]+[('VALIGN',(0,0),(-1,1),'MIDDLE'),('GRID',(0,0),(-1,-1),.4,colors.grey),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#E8E2D4')),('BACKGROUND',(0,-1),(-1,-1),colors.HexColor('#F3F0E8')),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
st=[Paragraph("5.&nbsp;&nbsp;&nbsp;LETTING AND INCOME",h),Paragraph("5.1&nbsp;&nbsp;Accommodation and unit mix",h),
Paragraph(f"Kingsmead Gardens is a sectional-title residential estate of {N} apartments held as a single rental enterprise. The units are let individually on twelve-month leases under the Rental Housing Act, with a deposit of one month's rental. Lessees pay for prepaid electricity and water in addition to the rentals stated.",b),
Paragraph("The unit mix, with the passing rentals taken from the tenant schedule of 31 January 2025 and our opinion of market rentals, is as follows:",b),Spacer(1,4),t,Spacer(1,3),
Paragraph("* Occupied units only. Totals exclude 96 covered parking bays at R350 per month, which are dealt with under 5.3.",sm),Spacer(1,8),
Paragraph(f"{S[2]} units were vacant at the date of inspection, a vacancy of {100*S[2]/S[0]:.1f}% by number. The passing rentals lie on average {100*(1-ap/am):.1f}% below market, which we ascribe to the managing agent's policy of limiting renewals to an escalation of 5%.",b),
Paragraph("5.2&nbsp;&nbsp;Comparable rentals",h),Paragraph("Two-bedroom apartments in Protea Mews (2.1 km) let at between R6 400 and R6 950 per month; one-bedroom units in The Aloes let at R5 100 to R5 400. Both have similar security and fewer amenities. We regard these as supportive of the market rentals adopted above.",b)]
def pg(c,d):
    c.setFont('Times-Roman',8.5); c.drawString(44,A4[1]-36,"Stellenrand Valuers (Pty) Ltd"); c.drawRightString(A4[0]-44,A4[1]-36,"Erf 1187 Kingsmead, Pietermaritzburg"); c.line(44,A4[1]-41,A4[0]-44,A4[1]-41); c.drawCentredString(A4[0]/2,30,"Page 14")
SimpleDocTemplate(D+fn,pagesize=A4,leftMargin=44,rightMargin=44,topMargin=56,bottomMargin=50).build(st,onFirstPage=pg)
save(fn,"UM",["beds","baths","units","pct_units","sf","total_sf","vacant","actual","market","actual_total","market_total"],rows,totals,"South African valuation report page, unit mix table inside narrative, space as thousands separator, two-line grouped header",False)
