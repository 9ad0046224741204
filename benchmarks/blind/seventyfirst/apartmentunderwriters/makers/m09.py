# LIHTC / project-based Section 8, old xls
from common import *
import xlwt
R=Rng(7109); F='Compliance RR - Orchard Bluff Apts.xls'; AS=D(2025,4,1)
T=Truth(F,'MULTIFAMILY','affordable compliance rent roll: tenant portion, HAP, utility allowance, program maximum',True,'Orchard Bluff Apartments','2025-04-01',sheet='RR 04-01-25')
wb=xlwt.Workbook(); ws=wb.add_sheet('RR 04-01-25',cell_overwrite_ok=True)
E=xlwt.easyxf
hs=E('font: name Arial, height 160, bold on; align: wrap on, horiz center, vert bottom; borders: bottom thin, top thin; pattern: pattern solid, fore_colour light_green'); t=E('font: name Arial, height 160'); cc=E('font: name Arial, height 160; align: horiz center'); m=E('font: name Arial, height 160',num_format_str='#,##0'); dm=E('font: name Arial, height 160; align: horiz center',num_format_str='mm/dd/yyyy'); bt=E('font: name Arial, height 160, bold on; borders: top thin',num_format_str='#,##0'); B=E('font: name Arial, height 200, bold on'); it=E('font: name Arial, height 150, italic on'); pc=E('font: name Arial, height 160; align: horiz center',num_format_str='0%')
sec=E('font: name Arial, height 170, bold on; pattern: pattern solid, fore_colour ice_blue')
ws.write(0,0,'ORCHARD BLUFF APARTMENTS',B); ws.write(1,0,'Affordable Rent Roll - Tax Credit (4% / bond) with HAP contract on 17 units',t); ws.write(2,0,'As of: April 1, 2025',t); ws.write(2,10,'HUD AMI year 2024; utility allowance eff. 1/1/25',it)
H=['Unit','Bdrm','Sq. Ft.','Set-Aside\n% AMI','Head of Household','HH Size','Move-In','Next Recert','Max LIHTC\nGross Rent','Utility\nAllowance','Max\nNet Rent','Contract\nRent','Tenant\nRent','HAP /\nSubsidy','Program','Security\nDeposit','Comments']
for i,x in enumerate(H): ws.write(4,i,x,hs)
ws.row(4).height_mismatch=True; ws.row(4).height=520
for i,w in enumerate([8,7,8,9,26,6,12,12,11,10,10,10,9,9,10,10,26]): ws.col(i).width=w*256
br={'1BR':(612,{30:565,50:942,60:1130},71,1085),'2BR':(845,{30:678,50:1131,60:1357},92,1290),'3BR':(1080,{30:784,50:1306,60:1568},114,1515)}
r=5; rows=[]
for bn,bin_,lab in ((1,'TX-24-00311','Building 1 - BIN TX-24-00311'),(2,'TX-24-00312','Building 2 - BIN TX-24-00312'),(3,'TX-24-00313','Building 3 - BIN TX-24-00313')):
    for i in range(17): ws.write(r,i,lab if i==0 else '',sec)
    r+=1; part=[]
    for fl in (1,2):
        for n in range(1,7):
            u=f'{bn}{fl}{n:02d}'; b=['1BR','2BR','2BR','3BR','2BR','1BR'][n-1]; sf,mx,ua,cr=br[b]
            hap=n%2==1; sa=R.choice([30,50]) if hap else R.choice([50,60,60]); k=dict(unit=u,building=lab,unitType=b,area=sf)
            if u in('1204','3106'):
                v=[u,b,sf,sa/100,'VACANT',None,None,None,mx[sa],ua,mx[sa]-ua,None,None,None,None,None,{'1204':'Applicant in verification','3106':'Make-ready'}[u]]; k['statusText']='VACANT'; am=(0,0,0,0)
            elif u=='2101':
                fi,la=R.name(); v=[u,b,sf,'Exempt',f'{la}, {fi}',2,D(2022,6,15),None,None,ua,None,0,0,None,'Manager',0,'Employee unit (common area)']; k.update(tenantName=f'{la}, {fi}',statusText='Occupied',moveInDate=D(2022,6,15),contractRent=0.0,charges=[('Tenant Rent',0)],deposit=0.0); am=(0,0,0,0)
            else:
                fi,la=R.name(); nm=f'{la}, {fi}'; mi=D(R.randint(2016,2024),R.randint(1,12),R.randint(1,28)); rc=D(2025,mi.month,1)
                if rc<=AS: rc=D(2026,mi.month,1)
                if hap: con=cr; ten=R.randrange(0,min(420,con)); ten=ten if ten>25 else 25; sub=con-ten; prog='PBRA'
                else:
                    con=mx[sa]-ua-R.choice([0,0,12,40]); prog='LIHTC'; sub=0; ten=con
                    if R.random()<.15: prog='HCV'; ten=R.randrange(180,420); sub=con-ten
                dep=R.choice([200,250,300]); cm='' if R.random()<.85 else R.choice(['Over income - NAU rule','Transfer request','Recert in process'])
                v=[u,b,sf,sa/100,nm,R.randint(1,2) if b=='1BR' else R.randint(2,5),mi,rc,mx[sa],ua,mx[sa]-ua,con,ten,sub if sub else None,prog,dep,cm]
                ch=[('Tenant Rent',ten)]+([('HAP / Subsidy',sub)] if sub else [])
                k.update(tenantName=nm,statusText='Occupied',moveInDate=mi,contractRent=float(con),charges=ch,deposit=float(dep)); am=(con,ten,sub,dep)
            for i,x in enumerate(v):
                if x is None or x=='' : continue
                ws.write(r,i,x,dm if isinstance(x,dt.date) else pc if i==3 and not isinstance(x,str) else t if i in(0,4,16) else cc if i in(1,3,5,14) else m)
            T.row(**k); part.append(am); r+=1
    ws.write(r,4,f'Subtotal Building {bn} (12 units)',bt)
    for i in range(5,17): ws.write(r,i,'',bt)
    w=lambda q,l=lab:q['building']==l
    for j,(col,kk) in enumerate(((11,'contractRent'),(12,'charge:Tenant Rent'),(13,'charge:HAP / Subsidy'),(15,'deposit'))):
        s=sum(a[j] for a in part); ws.write(r,col,s,bt); T.tie(kk,s,w)
    rows+=part; r+=2
ws.write(r,4,'TOTAL 36 UNITS',bt)
for i in range(5,17): ws.write(r,i,'',bt)
for j,(col,kk) in enumerate(((11,'contractRent'),(12,'charge:Tenant Rent'),(13,'charge:HAP / Subsidy'),(15,'deposit'))):
    s=sum(a[j] for a in rows); ws.write(r,col,s,bt); T.tie(kk,s)
ws.write(r+2,4,'Occupied 34 (incl. manager unit) / Vacant 2 / 94.4% occupied',t)
ws.write(r+3,4,'Contract rents of PBRA units per HAP amendment 10/1/2024. Max rents are program limits, not asking rents.',it)
ws.set_portrait(False); ws.set_fit_width_to_pages(1); ws.set_fit_height_to_pages(0); ws.fit_num_pages=1
ws2=wb.add_sheet('Limits'); 
for i,x in enumerate(['Bedrooms','30%','50%','60%','UA']): ws2.write(0,i,x,hs)
for j,(b,(sf,mx,ua,cr)) in enumerate(br.items()):
    for i,x in enumerate([b,mx[30],mx[50],mx[60],ua]): ws2.write(j+1,i,x,t)
wb.save(doc(F)); T.counts(36,34,2); T.save()
