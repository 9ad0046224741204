from common import *
import subprocess,os,shutil
from docx import Document
from docx.shared import Pt,Cm,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
F='Harbour Row Skerries - Accommodation and Tenancies.pdf'
AS=D(2025,9,1)
d=Document();s=d.sections[0];s.page_width,s.page_height=Cm(21),Cm(29.7);s.left_margin=s.right_margin=Cm(1.8);s.top_margin=Cm(1.8);s.bottom_margin=Cm(1.5)
d.styles['Normal'].font.name='Liberation Serif';d.styles['Normal'].font.size=Pt(10)
def P(t,b=0,sz=10,c=None):
    p=d.add_paragraph();r=p.add_run(t);r.bold=bool(b);r.font.size=Pt(sz);p.paragraph_format.space_after=Pt(4)
    if c: r.font.color.rgb=RGBColor(*c)
    return p
P("1–9 Harbour Row, Skerries, Co. Dublin",1,16,(0,70,60));P("Schedule of Accommodation & Tenancies – 1st September 2025",1,11)
P("The property comprises a parade of ground floor retail units (Nos. 7 and 8 interconnected) with six self-contained apartments overhead, entered from Mill Lane. The commercial tenants hold on effective full repairing and insuring terms by way of service charge.")
A=[("1","Ó Murchú Pharmacy Limited","O'Murchu's Chemist",142,D(2014,5,1),25,"01/05/2029",58500),
("2","Fionn & Fell Hair DAC","Fell",61,D(2021,11,15),10,"15/11/2026",19800),
("3","Ballast Bay Seafoods Limited","The Lobster Pot",118,D(2019,3,4),20,"None",42000),
("4","Vacant",None,74,None,None,None,None),
("5","Mulqueen Credit Advice CLG",None,70,D(2023,2,1),4.75,"None",18250),
("6","Tidewater Books Limited","Tidewater",83,D(2022,6,1),10,"01/06/2027",22500),
("7 & 8","Greenore Convenience Stores Limited","Harbour Row Foodstore",246,D(2012,9,1),25,"01/09/2032",79000),
("9","Skerries Bay Dental Limited",None,97,D(2020,10,1),15,"01/10/2030",31500)]
B=[("Apartment 1","1 bed",48,"Saoirse Kinnegad",D(2023,4,1),1425),("Apartment 2","2 bed",67,"Tomasz Wilk & Ewa Wilk",D(2019,8,16),1390.5),("Apartment 3","2 bed",66,"Declan Rathgar",D(2024,11,1),1950),("Apartment 4","1 bed",49,"Vacant – being re-let",None,None),("Apartment 5","2 bed",71,"Bríd Lisnaskea",D(2016,2,1),1185),("Apartment 6","3 bed",88,"R. Carrowmore, P. Silva and J. Teeling",D(2025,6,1),2450)]
def cell(c,t,b=0,r=0,sz=8.5):
    c.text='';p=c.paragraphs[0];p.paragraph_format.space_after=Pt(1)
    x=p.add_run(t);x.bold=bool(b);x.font.size=Pt(sz)
    if r: p.alignment=AL.RIGHT
def tab(hd,W,data,right):
    t=d.add_table(rows=1,cols=len(hd));t.style='Table Grid';t.autofit=False
    for i,h in enumerate(hd): cell(t.rows[0].cells[i],h,1,i in right)
    for row in data:
        cs=t.add_row().cells
        for i,v in enumerate(row): cell(cs[i],v,row[0]=="Total",i in right)
    for i,w in enumerate(W): t.columns[i].width=Cm(w)
    for r in t.rows:
        for i,w in enumerate(W): r.cells[i].width=Cm(w)
rows=[];dat=[];f=lambda x:x.strftime('%d/%m/%Y')
for u,t,tr,a,st,y,b,r in A:
    v=t=="Vacant";e=endof(st,y) if st else None
    dat.append([u,t+(f"\nt/a {tr}" if tr else ""),str(a),f(st) if st else "",f(e) if e else "",b or "",f"€{r:,}" if r else "–"])
    R={"unit":u,"section":"Retail","area":a,"statusText":"Vacant" if v else "Occupied","leaseStartDate":st,"leaseEndDate":e,"annualRent":r}
    if not v: R["tenantName"]=t
    rows.append(R)
ra=sum(x[7] or 0 for x in A);aa=sum(x[3] for x in A)
dat.append(["Total","",str(aa),"","","",f"€{ra:,}"])
P("Retail",1,12,(0,70,60));tab(["Unit","Tenant","Area (sq m)","Commencement","Expiry","Tenant break","Rent p.a."],[1.4,5.1,2.2,2.7,2.1,2.2,2.0],dat,{2,6})
P("Apartments",1,12,(0,70,60)).paragraph_format.space_before=Pt(10);dat=[]
for u,ty,a,t,st,r in B:
    v=t.startswith("Vacant")
    dat.append([u,ty,str(a),t,f(st) if st else "",f"€{r:,.2f}" if r else "–"])
    R={"unit":u,"section":"Apartments","unitType":ty,"area":a,"statusText":t if v else "Occupied","leaseStartDate":st,"contractRent":r}
    if not v: R["tenantName"]=t
    rows.append(R)
rb=sum(x[5] or 0 for x in B)
dat.append(["Total","",str(sum(x[2] for x in B)),"","",f"€{rb:,.2f}"])
tab(["Apartment","Type","Area (sq m)","Tenant(s)","Tenancy commenced","Rent per month"],[2.5,1.6,2.0,6.2,3.0,2.3],dat,{2,5})
P(f"Total rent receivable: €{ra:,} p.a. (retail) plus €{rb*12:,.2f} p.a. (apartments), together €{ra+rb*12:,.2f} per annum. The apartments lie within a Rent Pressure Zone and are registered with the RTB. Unit 5 is held on a four year nine month lease.").paragraph_format.space_before=Pt(8)
P("Glenmalure Considine | Auctioneers, Valuers & Chartered Surveyors | PSRA licence no. 000000",0,8,(110,110,110))
p='build/blind/makers/tmp.docx';d.save(p)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir','build/blind/makers',p],capture_output=True)
shutil.move('build/blind/makers/tmp.pdf',doc(F));os.remove(p)
save(F,"MIXED_USE","Word document of an Irish auctioneer: shops per annum, apartments per month, two tables",False,"1–9 Harbour Row",AS,14,12,2,rows)
