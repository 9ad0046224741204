# Argus Enterprise-style "Lease audit / rent roll" export: flat table, annual amounts, metadata block, escalation rows following the tenant row; stray numbers as text, month dates
from common import *
import random, xlsxwriter
R=random.Random(4209); N='r09_AE_RentRoll_Dogwood.xlsx'
wb=xlsxwriter.Workbook(path(N)); ws=wb.add_worksheet("Rent Roll"); w2=wb.add_worksheet("Assumptions")
F=lambda **k: wb.add_format(dict(font_name="Segoe UI",font_size=8,**k)); b=F(bold=1); x=F(); n0=F(num_format="#,##0"); d=F(num_format="mm/dd/yyyy",align="left"); m=F(num_format="$#,##0.00"); hd=F(bold=1,bg_color="#EDEDED",bottom=1,text_wrap=1,valign="bottom"); it=F(italic=1,font_color="#555555"); dg=F(bold=1,top=1,num_format="#,##0"); dm=F(bold=1,top=1,num_format="$#,##0.00")
for i,(a,v) in enumerate((("Property:","Dogwood Trace Office Park"),("Scenario:","Base - Acquisition underwriting"),("Analysis begin:","12/01/2025"),("Currency:","USD"),("Report:","Rent Roll as of 11/30/2025"))): ws.write(i,0,a,b); ws.write(i,1,v,x)
H=["Tenant Name","Suite","Lease Status","Lease Type","Size\n(SF)","Commencement Date","Expiration Date","Initial Term\n(Mos)","Contract Rent\n/ Year","Contract Rent\n/ SF / Yr","Market Rent\n/ Month","Recoveries","Upon\nExpiration","Security\nDeposit"]
for i,h in enumerate(H): ws.write(6,i,h,hd)
T="Kinsale Actuarial Group|1A|Bluewater Payroll LLC|1B|Riverton County Health Dept.|1C|Sparrow Digital Media|1D|Atlas Bail & Bond|1E|VACANT|1F|Monarch Eldercare Planning|2A|Shenandoah Soil Testing|2B|The Fenwick Foundation|2C|VACANT|2D|Tobacco Row Title|2E|Vermillion Games Studio|2F|Piedmont Pain Specialists|3A|Jubilee Tutoring|3B".split("|")
r=7; rows=[]; ason=D(2025,11,30); A=Y=M=0
for i in range(0,len(T),2):
    n,s=T[i],T[i+1]; a=R.randrange(780,7200,10); mk=round(a*22/12,2); vac=n=="VACANT"
    ws.write(r,0,n if not vac else "VACANT",x); ws.write(r,1,s,x); ws.write(r,2,"Vacant" if vac else "Contract",x); ws.write(r,4,a,n0); ws.write(r,10,mk,m); A+=a; M+=mk
    q=dict(unit=s,area=a,marketRent=mk,statusText="Vacant" if vac else "Contract")
    rows.append(q); r+=1
    if vac: ws.write(r-1,3,"Office",x); continue
    f=D(R.choice([2020,2021,2022,2023,2024]),R.choice([1,3,5,8,11]),1); t=addm(f,R.choice([72,75,88]))-dt.timedelta(1); psf=R.choice([19.25,20.5,21.75,23]); an=round(a*psf,2); dep=round(an/12,2)
    if t<=ason: t=D(2026,7,31)
    ty=R.choice(["Full Service","Base Year","Modified Gross"]) ; ws.write(r-1,3,ty,x); ws.write_datetime(r-1,5,dt.datetime(f.year,f.month,f.day),d); ws.write_datetime(r-1,6,dt.datetime(t.year,t.month,t.day),d); ws.write(r-1,7,(t.year-f.year)*12+t.month-f.month+1,n0)
    ws.write(r-1,8,an,m); ws.write(r-1,9,psf,m); ws.write(r-1,11,ty+" - OpEx",x); ws.write(r-1,12,R.choice(["Market","Renew","Option"]),x)
    if i%6==0: ws.write_string(r-1,13,f"${dep:,.2f}",x)
    else: ws.write(r-1,13,dep,m)
    st=[]; k=addm(f,12); v=psf
    while k<t:
        if k>ason and len(st)<3: v=round(v*1.025,2); st.append((k,round(a*v,2),v))
        k=addm(k,12)
    for k,z,v in st: ws.write(r,0,"    Step",it); ws.write_datetime(r,5,dt.datetime(k.year,k.month,k.day),d); ws.write(r,8,z,m); ws.write(r,9,v,m); r+=1
    q.update(tenantName=n,leaseStartDate=f,leaseEndDate=t,annualRent=an,deposit=dep,rentSteps=[{"date":iso(k),"amount":z,"per":"year"} for k,z,v in st]); Y+=an
ws.write(r,0,"Total",dg); ws.write(r,4,A,dg); ws.write(r,8,round(Y,2),dm); ws.write(r,10,round(M,2),dm)
ws.write(r+2,0,"Vacant suites valued at market, 9 months downtime. Renewal probability 65%.",it)
w2.write(0,0,"General vacancy"); w2.write(0,1,.07); w2.write(1,0,"Discount rate"); w2.write(1,1,.0925)
ws.set_column(0,0,30); ws.set_column(1,2,10); ws.set_column(3,3,15); ws.set_column(4,13,13); ws.set_row(6,30); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
v=sum("tenantName" not in q for q in rows)
save(N,"OFFICE","Argus Enterprise export, annual contract rent, step lines under tenant, monthly market rent",True,"Dogwood Trace Office Park",ason,rows,len(rows),len(rows)-v,v,sheet="Rent Roll")
