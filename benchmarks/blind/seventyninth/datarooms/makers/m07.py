# hotel retail tenancies, Word to PDF, Toronto
from lib import *
import docx,subprocess,os
from docx.shared import Pt,Cm
R=random.Random(707); FN='Hotel_Marchmont_Retail_Tenancies.pdf'
d=docx.Document(); s=d.sections[0]; s.orientation=1; s.page_width,s.page_height=Cm(27.94),Cm(21.59); s.left_margin=s.right_margin=Cm(1.8)
d.styles['Normal'].font.name='Calibri'; d.styles['Normal'].font.size=Pt(9.5)
d.add_heading('Appendix F: Retail and Concession Tenancies',1)
d.add_paragraph('Hotel Marchmont, 88 Adelaide Street West, Toronto, Ontario. The hotel leases eight ground and concourse premises to third parties. Terms below are current as of July 1, 2026. All amounts in Canadian dollars, exclusive of HST.')
T=[("Lobby 1","Maison Delacroix Flowers Inc.",410,D(2023,3,1),60,2650,"7% over $450,000",5300),("Lobby 2","Ontario Currency Exchange Ltd.",265,D(2022,10,1),60,2980,"None",2980),("Lobby 3","Vacant",330,None,0,0,"",0),("Adelaide 100","Fennel & Rye Restaurant Group",6120,D(2019,5,1),120,21420,"6% over $4,200,000",None),("Adelaide 110","North Pier Coffee Company",1185,D(2024,9,1),84,6517.5,"None",13035),("Concourse A","Serenity Day Spa Corporation",3240,D(2021,1,1),120,8910,"8% over $1,300,000",17820),("Concourse B","Marchmont Barber",395,None,-1,1450,"None",None),("P1 Garage","CityStall Parking Operators Ltd.",48500,D(2020,7,1),120,31500,"50% over $950,000",63000)]
tb=d.add_table(1,7); tb.style='Light Grid Accent 1'
for c,h in zip(tb.rows[0].cells,['Premises','Tenant','Rentable Area (sq. ft.)','Term','Minimum Rent per Month','Percentage Rent','Security Deposit']): c.text=h
rows=[]
for u,t,a,st,n,m,p,dep in T:
    c=tb.add_row().cells
    if t=='Vacant': x=[u,t,f"{a:,}",'','','','']; rows.append(dict(unit=u,area=a,statusText='Vacant'))
    else:
        en=endof(st,n) if st else None
        x=[u,t,f"{a:,}",f"{st:%b} {st.day}, {st.year} to {en:%b} {en.day}, {en.year}" if st else 'Month-to-month',f"${m:,.2f}",p,f"${dep:,.2f}" if dep else 'Nil']
        rows.append(dict(unit=u,tenantName=t,area=a,statusText='Occupied',leaseStartDate=st,leaseEndDate=en or 'Month-to-month',contractRent=m,deposit=dep))
    for q,v in zip(c,x): q.text=v
c=tb.add_row().cells
for i,v in {0:'Total',2:f"{sum(r['area'] for r in rows):,}",4:f"${sum(r.get('contractRent',0) for r in rows):,.2f}",6:f"${sum(r.get('deposit') or 0 for r in rows):,.2f}"}.items(): c[i].text=v
for r in tb.rows:
    for i in (2,4,6): r.cells[i].paragraphs[0].alignment=2
    for i,w in enumerate((3,5.2,2.8,5,3.2,3.2,2.9)): r.cells[i].width=Cm(w)
d.add_paragraph(); d.add_paragraph('The Barber occupies on overhold terms; either party may terminate on sixty days\u2019 notice. Additional rent is recovered from Adelaide 100, Adelaide 110 and Concourse A on a proportionate-share basis.')
p=f'{ROOT}/makers/Hotel_Marchmont_Retail_Tenancies.docx'; d.save(p)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',ROOT+'/documents',p],capture_output=True)
save(FN,'HOSPITALITY','Word table appendix, term in one cell',False,dict(propertyName='Hotel Marchmont',asOnDate='2026-07-01',units=8,occupied=7,vacant=1,rows=rows))
