from common import *
import xlsxwriter,datetime
rng=random.Random(515);N=Names(rng)
F='237 W Amsden RR.xlsx'
wb=xlsxwriter.Workbook(str(DOCS/F));wb.set_properties({'created':datetime.datetime(2025,1,10)});ws=wb.add_worksheet('RR')
g=lambda **k:wb.add_format({"font_name":"Garamond","font_size":10,**k})
T=g();H=g(bold=True,bottom=2,text_wrap=True,align='center',valign='bottom');M=g(num_format='#,##0.00');MB=g(num_format='#,##0.00',bold=True,top=1);Bl=g(bold=True,bg_color='#1F3864',font_color='white');TI=g(bold=True,font_size=14)
TI.set_font_size(14)
ws.write(0,1,'237 WEST AMSDEN STREET, NEW YORK, NY',TI);ws.write(1,1,'RENT ROLL',g(bold=True));ws.write(2,1,'printed 1/9/2025',g(italic=True))
HD=['Apt #','Tenant','Lease Start','Lease Exp.','Reg.','Legal Rent','Pref. Rent','Monthly Rent','Annual Rent','Rooms','Security','Comments']
for j,h in enumerate(HD,1):ws.write(4,j,h,H)
ws.set_row(4,30);ws.set_column(0,0,2);r=5;truth=[];tm=[0,0,0]
for j,w in zip(range(1,13),(9,26,11,11,9,11,11,12,13,7,11,26)):ws.set_column(j,j,w)
def sec(n):
    global r
    for j in range(1,13):ws.write(r,j,'',Bl)
    ws.write(r,1,n,Bl);r+=1
def dt(d):return f"{d.month}/{d.day}/{d.strftime('%y')}"
def sub(lab,a):
    global r
    ws.write(r,2,lab,g(bold=True));ws.write(r,8,a[0],MB);ws.write(r,9,a[1],MB);ws.write(r,11,a[2],MB);r+=2
S='RESIDENTIAL';sec(S);A=[0,0,0];n=vac=0
for fl in range(2,15):
    if fl==13:continue
    for l in 'ABC':
        n+=1;u=f"{fl}{l}";rs=rng.random()<.45;rm={'A':3,'B':4,'C':2.5}[l];t=dict(unit=u,section=S);ws.write(r,1,u,T);ws.write(r,10,rm,T)
        if rng.random()<.07:
            vac+=1;ws.write(r,2,'Vacant',T);t['statusText']='Vacant';ws.write(r,12,'renovating' if rs else 'listed',T)
            ws.write(r,8,0,M);ws.write(r,9,0,M);t.update(contractRent=0,annualRent=0)
        else:
            nm=N.lf();ls=rd(rng,date(2023,2,1),date(2024,12,15)).replace(day=1);le=addm(ls,rng.choice([12,24]))-timedelta(days=1)
            if le<date(2025,1,31):le=addm(le+timedelta(days=1),12)-timedelta(days=1)
            if rs:
                leg=round(rng.uniform(1180,2650),2);pref=round(leg-rng.uniform(90,400),2) if rng.random()<.3 else None;m=pref or leg;ws.write(r,6,leg,M)
                if pref:ws.write(r,7,pref,M)
            else:m=float(rng.randrange(68,118)*50)
            dep=m if rng.random()<.9 else 0;an=round(m*12,2)
            ws.write(r,2,nm,T);ws.write(r,3,dt(ls),T);ws.write(r,4,dt(le),T);ws.write(r,5,'RS' if rs else 'FM',T);ws.write(r,8,m,M);ws.write(r,9,an,M);ws.write(r,11,dep,M)
            if rng.random()<.1:ws.write(r,12,rng.choice(['SCRIE','holdover filed','renewal sent','Section 8']),T)
            t.update(tenantName=nm,leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=m,annualRent=an,deposit=dep,statusText='Occupied');A=[A[0]+m,A[1]+an,A[2]+dep]
        truth.append(t);r+=1
A=[round(x,2) for x in A];sub('Total Residential',A)
S='COMMERCIAL';sec(S);C=[0,0,0]
for u,nm,ls,le,m,dep,cm in(('Store 1','Amsden Wash & Press Corp.',date(2021,5,1),date(2031,4,30),9850.0,29550.0,'3% bumps each May'),('Store 2','Bright Molar Dental PLLC',date(2018,9,1),date(2028,8,31),12420.5,24000.0,''),('Bsmt','Vacant',None,None,0,0,'')):
    n+=1;t=dict(unit=u,section=S,contractRent=m,annualRent=m*12);ws.write(r,1,u,T);ws.write(r,2,nm,T);ws.write(r,8,m,M);ws.write(r,9,m*12,M);ws.write(r,12,cm,T)
    if ls:ws.write(r,3,dt(ls),T);ws.write(r,4,dt(le),T);ws.write(r,5,'Comm',T);ws.write(r,11,dep,M);t.update(tenantName=nm,leaseStartDate=iso(ls),leaseEndDate=iso(le),deposit=dep,statusText='Occupied')
    else:t['statusText']='Vacant';vac+=1
    C=[C[0]+m,C[1]+m*12,C[2]+dep];truth.append(t);r+=1
sub('Total Commercial',C)
S='MISCELLANEOUS';sec(S);X=[0,0,0]
for u,nm,m in(('Antenna','Skybridge Towers LLC',3100.0),('P-1','Farrow Car Share Inc.',425.0),('P-2',N.lf(),395.0),('ATM','Cashpoint Metro',250.0)):
    ws.write(r,1,u,T);ws.write(r,2,nm,T);ws.write(r,4,'MTM',T);ws.write(r,8,m,M);ws.write(r,9,m*12,M);truth.append(dict(unit=u,section=S,tenantName=nm,leaseEndDate='MTM',contractRent=m,annualRent=m*12,statusText='Occupied'));X=[X[0]+m,X[1]+m*12,0];r+=1
sub('Total Miscellaneous',X)
ws.write(r,2,'GRAND TOTAL',g(bold=True));ws.write(r,8,round(A[0]+C[0]+X[0],2),MB);ws.write(r,9,round(A[1]+C[1]+X[1],2),MB);ws.write(r,11,A[2]+C[2],MB);r+=2
ws.write(r,1,'RS = rent stabilized, FM = free market. Legal Rent is the registered rent; preferential rent is collected where shown.',g(italic=True))
ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
put(F,'MIXED_USE','NYC owner roll, legal and preferential rent, stores and miscellaneous, only a print date',True,'237 WEST AMSDEN STREET',None,n,n-vac,vac,truth)
