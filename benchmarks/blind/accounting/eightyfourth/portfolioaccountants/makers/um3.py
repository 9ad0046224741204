# Ontario industrial park, one-page valuation-style exhibit, suite mix by size band within buildings; python reportlab, serif, letter
from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
# band, bays, occ, avg sf, in-place net psf, market net psf
D=[("Building 1 - 2210 Argentia Road",[("Under 5,000 sf",9,8,3140,15.85,18.5),("5,000 - 9,999 sf",6,6,7215,14.9,17.75),("10,000 - 19,999 sf",3,2,13480,13.6,17.0)]),
("Building 2 - 2240 Argentia Road",[("5,000 - 9,999 sf",4,4,8860,14.35,17.75),("20,000 - 49,999 sf",4,4,27925,12.1,16.5),("50,000 sf and over",1,1,88240,10.95,16.0)]),
("Building 3 - 6815 Financial Dr",[("Under 5,000 sf",12,9,2660,16.4,18.75),("Showroom flex",5,4,4375,18.25,20.5)]),
("Building 4 - Data Hall (shell)",[("Powered shell",2,2,46500,22.75,24.0)])]
KEY=['units','occupied','vacant','sf','total_sf','other:% of GLA','actual_sf','market_sf','actual_total']
gla=sum(b*s for _,L in D for _,b,_,s,_,_ in L)
h=[['','Number','','','Average','Gross','','In-Place','Market','Monthly'],['Suite size','of','Occu-','Vacant','Suite','Leasable','% of','Net Rent','Net Rent','Net Rent'],['','Suites','pied','','(sf)','Area (sf)','GLA','($/sf/yr)','($/sf/yr)','In Place ($)']]
tab=h[:]; sty=[('FONT',(0,0),(-1,2),'Times-Bold',9),('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,2),(-1,2),.5,colors.black),('ALIGN',(1,0),(-1,-1),'RIGHT'),('FONT',(0,3),(-1,-1),'Times-Roman',9.5),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
rows=[];tot=[];G=[0]*7
fm=lambda v:[str(v[0]),str(v[1]),str(v[2]),f"{v[3]:,.0f}" ,f"{v[4]:,.0f}",f"{v[5]:.1f}%",f"{v[6]:.2f}",f"{v[7]:.2f}",f"{v[8]:,.0f}"]
def agg(S): u,o,a,oa,ra,mk,mn=S; return [u,o,u-o,round(a/u),a,round(a/gla*100,1),round(ra/oa,2),round(mk/a,2),mn]
for s,L in D:
    tab.append([s]+['']*9); sty.append(('FONT',(0,len(tab)-1),(0,len(tab)-1),'Times-Italic',9.5)); sty.append(('TOPPADDING',(0,len(tab)-1),(-1,len(tab)-1),7)); S=[0]*7
    for t,b,o,a,ip,mk in L:
        mn=round(ip*a*o/12); v=[b,o,b-o,a,a*b,round(a*b/gla*100,1),ip,mk,mn]
        tab.append(['   '+t]+fm(v)); rows.append(dict(type=t,**dict(zip(KEY,v))))
        for j,q in enumerate([b,o,a*b,a*o,ip*a*o,mk*a*b,mn]): S[j]+=q
    for j,q in enumerate(S): G[j]+=q
    if len(L)>1:
        lab='Subtotal / average'; tab.append(['   '+lab]+fm(agg(S))); r=len(tab)-1; sty+=[('LINEABOVE',(1,r),(-1,r),.4,colors.black)]; tot.append(dict(label=lab,**dict(zip(KEY,agg(S)))))
lab='Park total / weighted average'; tab.append([lab]+fm(agg(G))); r=len(tab)-1; sty+=[('FONT',(0,r),(-1,r),'Times-Bold',9.5),('LINEABOVE',(0,r),(-1,r),1,colors.black),('LINEBELOW',(0,r),(-1,r),1,colors.black),('TOPPADDING',(0,r),(-1,r),5)]
tot.append(dict(label=lab,**dict(zip(KEY,agg(G)))))
body=PS('b',fontName='Times-Roman',fontSize=10.5,leading=14,alignment=4); hd=PS('h',fontName='Times-Bold',fontSize=13,leading=18); cap=PS('c',fontName='Times-Bold',fontSize=10,leading=14,alignment=1); sm=PS('s',fontName='Times-Italic',fontSize=8.5,leading=11)
def pg(c,d):
    c.setFont('Times-Roman',8.5); c.drawString(60,760,'Argentia Gate Business Park, Mississauga, Ontario'); c.drawRightString(552,760,'Property Description'); c.line(60,755,552,755); c.drawCentredString(306,34,'31')
doc=SimpleDocTemplate(B+'/documents/Argentia_Gate_suite_mix_p31.pdf',pagesize=letter,leftMargin=60,rightMargin=60,topMargin=60,bottomMargin=60)
t=Table(tab,colWidths=[146,38,36,38,40,52,38,46,46,58]); t.setStyle(TableStyle(sty))
a=agg(G)
doc.build([Paragraph('Suite Mix',hd),Paragraph(f'The park consists of four buildings with {a[0]} suites. Most of the small suites are at Buildings 1 and 3, where turnover is greatest; the mid-bay product at Building 2 has been fully let since 2023. Area and rents below are from the landlord\'s rent roll dated September 30, 2026. In-place rents relate to occupied suites only.',body),Spacer(1,12),Paragraph('SUITE MIX BY SIZE BAND',cap),Spacer(1,3),t,Spacer(1,5),Paragraph('Compiled from landlord records. Rents are net of operating costs and realty taxes, in Canadian dollars. Percentages may not add due to rounding.',sm),Spacer(1,12),Paragraph('Clear heights range from 18 feet in Building 3 to 28 feet in Building 2. The data hall in Building 4 was converted from warehouse space in 2021 and is leased to a single operator under two coterminous leases, each with two five-year renewal options at fair market rent.',body)],onFirstPage=pg)
save('Argentia_Gate_suite_mix_p31.pdf','UM','appraisal-page suite mix by size band within buildings, three-line header, serif, prose around',False,KEY,rows,tot)
print(len(rows),tot)
