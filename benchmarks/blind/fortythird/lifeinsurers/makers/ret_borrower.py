from common import *
import xlsxwriter
NAME="Quail Hollow Plaza RR 10-26.xlsx"
SH="Roll"
wb=xlsxwriter.Workbook(doc(NAME))
cv=wb.add_worksheet("Read Me");ws=wb.add_worksheet(SH);ro=wb.add_worksheet("Expirations");
B=dict(font_name="Calibri",font_size=10)
def f(**k): return wb.add_format({**B,**k})
cv.set_column(0,0,3);cv.set_column(1,1,90)
for i,t in enumerate(["Quail Hollow Plaza, Greer SC","Owner: QHP Partners, LLC   Loan no. 40-118827","","This file is sent to the lender each fall with the year-end package. The rent roll is on the next tab.","Recoveries are estimates billed monthly; reconciled each March.","Questions: call the office at (864) 555-0142"]):
    cv.write(1+i,1,t,f(bold=(i==0),font_size=14 if i==0 else 10))
A=D
# ste, tenant, sf, annual, start, end, cam psf yr, tax, ins, option, steps text
T=[
("1","Piedmont Fresh Market",38400,364800.00,"3/1/2008","2/28/2028",1.10,.92,.21,"3 x 5 yr","3/1/2027: $31,920.00/mo",[(A(2027,3,1),31920.00)]),
("2A","Dollar Junction #4471",9100,91000.00,"8/15/2015","8/31/2030",1.35,.95,.21,"2 x 5 yr","9/1/2027: $7,962.50/mo",[(A(2027,9,1),7962.50)]),
("2B","Sole Brothers Shoe Repair",1050,17850.00,"6/1/2011","MTM",1.85,.95,.21,None,None,[]),
("3","Bamboo Garden Restaurant",2400,45600.00,"5/1/2019","4/30/2029",1.85,.95,.21,"1 x 5 yr","5/1/2027: $3,914.00/mo; 5/1/2028: $4,031.42/mo",[(A(2027,5,1),3914.00),(A(2028,5,1),4031.42)]),
("4",None,1600,None,None,None,0,0,0,None,None,[]),
("5","Glow Nail Bar",1200,24000.00,"2/1/2024","1/31/2029",1.85,.95,.21,"1 x 3 yr","2/1/2027: $2,060.00/mo; 2/1/2028: $2,121.80/mo",[(A(2027,2,1),2060.00),(A(2028,2,1),2121.80)]),
("6","Upstate Vapor & Smoke",1200,22200.00,"10/1/2023","9/30/2028",1.85,.95,.21,None,"10/1/2027: $1,905.50/mo",[(A(2027,10,1),1905.50)]),
("7 & 8","Foothills Physical Therapy",3150,55125.00,"1/1/2021","12/31/2027",1.85,.95,.21,"2 x 3 yr","1/1/2027: $4,731.56/mo",[(A(2027,1,1),4731.56)]),
("9","H & B Tax Service",950,16150.00,"12/1/2016","4/30/2027",1.85,.95,.21,None,None,[]),
("10","Little Sprouts Consignment",2050,30750.00,"7/1/2025","6/30/2028",1.85,.95,.21,"1 x 3 yr","7/1/2027: $2,639.38/mo",[(A(2027,7,1),2639.38)]),
("11",None,1450,None,None,None,0,0,0,None,None,[]),
("12","Nonna Vita Pizza Works",1450,27550.00,"4/1/2018","3/31/2028",1.85,.95,.21,"1 x 5 yr","4/1/2027: $2,364.71/mo",[(A(2027,4,1),2364.71)]),
("OP-1","Carolina Heritage Bank (ground lease)",4200,88000.00,"11/1/2012","10/31/2032",.60,0,0,"4 x 5 yr","11/1/2027: $8,066.67/mo",[(A(2027,11,1),8066.67)]),
("ATM","Palmetto Cash Kiosk",0,4800.00,"1/1/2022","12/31/2026",0,0,0,None,None,[]),
]
ws.set_landscape();ws.fit_to_pages(1,0);ws.hide_gridlines(2);ws.set_paper(1)
for i,w in enumerate((1.5,7,34,9,8,13,9,10,10,11,10,10,10,2,10,30,24)): ws.set_column(i,i,w)
ws.set_column(16,16,24,None,{"hidden":True})
ws.merge_range(0,1,0,15,"QUAIL HOLLOW PLAZA",f(bold=True,font_size=16,font_color="#7A3B00"))
ws.merge_range(1,1,1,15,"Rent Roll - October 2026",f(italic=True,font_size=11))
hd=f(bold=True,bg_color="#F4E3C8",border=1,text_wrap=True,align="center",valign="vcenter")
ws.set_row(4,30)
for j,t in ((1,"Ste"),(2,"Who's In It"),(3,"Sq Ft"),(4,"% of Ctr"),(5,"Base Rent / Yr"),(6,"Per Ft"),(11,"Started"),(12,"Ends"),(14,"Options"),(15,"Bumps Coming")): ws.merge_range(3,j,4,j,t,hd)
ws.merge_range(3,7,3,10,"NNN Billed Each Month",hd)
for j,t in ((7,"CAM"),(8,"Taxes"),(9,"Ins."),(10,"Total NNN")): ws.write(4,j,t,hd)
ws.write(4,16,"mgr notes",hd)
ctr=sum(t[2] for t in T);r=5;rows=[]
b=dict(bottom=4)
money=f(num_format="#,##0.00",**b);num=f(num_format="#,##0",**b);pc=f(num_format="0.0%",**b);tx=f(**b);wr=f(text_wrap=True,font_size=8,**b);rt=f(align="right",**b);ct=f(align="center",**b)
vb=dict(bg_color="#F8CFCF",italic=True,bottom=4)
tot=[0]*6
notes={"2B":"wants to retire","9":"gave verbal notice??"}
for s,n,sf,an,a,e,cm,tx_,ins,op,st,steps in T:
    ws.write(r,1,int(s) if s.isdigit() else s,ct if n else f(align="center",**vb))
    tot[0]+=sf
    if n is None:
        ws.write(r,2,"AVAILABLE",f(**vb));ws.write(r,3,sf,f(num_format="#,##0",**vb));ws.write_formula(r,4,f"=D{r+1}/D$21",f(num_format="0.0%",**vb),sf/ctr)
        for j in (*range(5,13),14,15): ws.write_blank(r,j,None,f(**vb))
        rows.append(row(unit=s,area=sf,statusText="AVAILABLE"));r+=1;continue
    ws.write(r,2,n,tx);ws.write(r,3,sf,num);ws.write_formula(r,4,f"=D{r+1}/D$21",pc,sf/ctr)
    ws.write(r,5,an,money)
    if sf: ws.write_formula(r,6,f"=F{r+1}/D{r+1}",money,an/sf)
    else: ws.write_blank(r,6,None,tx)
    ch=[round(sf*x/12,2) for x in (cm,tx_,ins)]
    for j,v in zip((7,8,9),ch):
        if v: ws.write(r,j,v,money)
        else: ws.write_blank(r,j,None,tx)
    tn=round(sum(ch),2)
    if tn: ws.write_formula(r,10,f"=SUM(H{r+1}:J{r+1})",money,tn)
    else: ws.write_blank(r,10,None,tx)
    p=lambda z:D(*[int(q) for q in (z.split("/")[2],z.split("/")[0],z.split("/")[1])])
    ws.write_datetime(r,11,dt.datetime.combine(p(a),dt.time()),f(num_format="m/d/yy",align="right",**b))
    if e=="MTM": ws.write(r,12,e,rt)
    else: ws.write_datetime(r,12,dt.datetime.combine(p(e),dt.time()),f(num_format="m/d/yy",align="right",**b))
    ws.write(r,14,op or "",ct);ws.write(r,15,st or "",wr)
    if len(steps)>1: ws.set_row(r,24)
    if s in notes: ws.write(r,16,notes[s])
    rows.append(row(unit=s,tenantName=n,area=sf,annualRent=an,leaseStartDate=p(a),leaseEndDate=e if e=="MTM" else p(e),charges=[(k,v) for k,v in zip(("CAM","Taxes","Ins."),ch) if v],totalCharges=tn or None,rentSteps=[dict(date=x,amount=y) for x,y in steps],statusText="Occupied"))
    for k,v in zip(range(1,6),(an,*ch,tn)): tot[k]+=v
    r+=1
r+=1
assert r==20,r
tb=dict(bold=True,top=6)
ws.write(r,2,"TOTAL CENTER",f(**tb));ws.write_formula(r,3,"=SUM(D6:D19)",f(num_format="#,##0",**tb),tot[0]);ws.write(r,4,1,f(num_format="0.0%",**tb))
ws.write_formula(r,5,"=SUM(F6:F19)",f(num_format="$#,##0.00",**tb),tot[1]);ws.write_blank(r,6,None,f(**tb))
for j in range(4): ws.write_formula(r,7+j,f"=SUM({'HIJK'[j]}6:{'HIJK'[j]}19)",f(num_format="#,##0.00",**tb),round(tot[2+j],2))
vac=sum(t[2] for t in T if not t[1])
ws.write(r+2,2,"Leased sq ft",f());ws.write(r+2,3,ctr-vac,f(num_format="#,##0"));ws.write(r+2,4,(ctr-vac)/ctr,f(num_format="0.0%"))
ws.write(r+3,2,"Available sq ft",f());ws.write(r+3,3,vac,f(num_format="#,##0"));ws.write(r+3,4,vac/ctr,f(num_format="0.0%"))
ws.write(r+5,2,"Bank outparcel is a ground lease, building belongs to tenant. Grocer pays % rent over $18.5 million (none in 2025).",f(italic=True,font_size=9))
ro.write_row(0,0,["Year","Suites","Sq Ft","Base Rent"],f(bold=True,bottom=1))
yr={}
for t in T:
    if t[1]:
        k=t[5] if t[5]=="MTM" else t[5][-4:];y=yr.setdefault(k,[0,0,0]);y[0]+=1;y[1]+=t[2];y[2]+=t[3]
for i,k in enumerate(sorted(yr,key=lambda z:z.replace("MTM","0"))): ro.write_row(1+i,0,[k,*yr[k]],f(num_format="#,##0"))
ro.write_row(2+len(yr),0,["Total"]+[sum(y[q] for y in yr.values()) for q in range(3)],f(bold=True,top=1,num_format="#,##0"))
ws.activate();wb.close()
save(NAME,rows,"Quail Hollow Plaza","2026-10",None,None,None,"RETAIL","Borrower's own workbook, colloquial headers, annual rent, grouped monthly NNN, rent bumps as text, hidden notes column","small owner in Excel",sheet=SH)
print(sum(r.get('annualRent',0) for r in rows),tot)
