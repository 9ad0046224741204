# listing broker's workbook for a power center: sections Anchors / Junior anchors / Shops / Outparcels, annual + monthly, three-line header, notes; no as-of date (only a print stamp)
from common import *
import random, xlsxwriter
R=random.Random(4213); N='r13_Sagebrush_Marketplace_RentRoll.xlsx'
wb=xlsxwriter.Workbook(path(N)); ws=wb.add_worksheet("Rent Roll"); w2=wb.add_worksheet("Expiration Sched"); w3=wb.add_worksheet("Recoveries")
F=lambda **k: wb.add_format(dict(dict(font_name="Garamond",font_size=10),**k)); T1=F(bold=1,font_size=18,font_color="#7B2D26"); it=F(italic=1); hd=F(bold=1,bg_color="#7B2D26",font_color="white",align="center"); se=F(bold=1,italic=1,bg_color="#F0E3E1"); x=F(); n0=F(num_format="#,##0"); pc=F(num_format="0.0%"); m=F(num_format='_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)'); p2=F(num_format="$0.00"); d=F(num_format="mmm d, yyyy",align="center"); sb=F(bold=1,top=1,num_format="#,##0"); sm=F(bold=1,top=1,num_format="$#,##0"); sp=F(bold=1,top=1,num_format="0.0%"); ce=F(align="center"); nt=F(font_size=8,italic=1)
ws.merge_range("B2:P2","Sagebrush Marketplace",T1); ws.merge_range("B3:P3","Rent Roll  |  Boise, Idaho  |  exclusively listed by Whitlock Retail Advisors",it)
HD=[("","","Space"),("","","Tenant"),("Leased","Area","(SF)"),("Share","of","GLA"),("","Lease","Start"),("","Lease","End"),("Monthly","Base","Rent"),("Annual","Base","Rent"),("Rent","per","SF"),("Next","Increase","Date"),("Next","Increase","Monthly"),("","","Reimb."),("","","Sales/SF"),("","Security","Deposit")]
for i,t in enumerate(HD):
    for k in range(3): ws.write(4+k,1+i,t[k],hd)
G=[("Anchor",[("1","Trailhead Sporting Goods",45000,11.5,"NNN"),("2","Good Hearth Home Store",32500,10.25,"NNN")]),("Junior Anchors",[("3","Tiny Tots Warehouse",21800,13.0,"NNN"),("5","Craft Barn",24100,12.4,"NNN"),("7",None,18250,0,"")]),
("Shops",[("10","Sawtooth Optical",2100,27,"NNN"),("11","Hot Wok Express",1800,29.5,"NNN"),("12","Mattress Meadow",4400,22,"NNN"),("13",None,1600,0,""),("14","City Edge Salon Suites",5200,24.5,"NNN"),("15","Cell & Circuit Repair",1250,31,"NNN"),("16","Idaho Home Lending",1500,28,"Gross"),("17","Yogi Tea Bar",1350,30,"NNN")]),
("Outparcels",[("OP-A","Chick's Fried Goods (ground lease)",4600,24,"Abs. Net"),("OP-B","Treasure Valley Bank",3800,39,"NNN"),("OP-C","Snake River Car Wash",5100,27.5,"Abs. Net")])]
gla=sum(t[2] for _,u in G for t in u); r=7; rows=[]; GT=[0]*4
for sec,us in G:
    ws.merge_range(r,1,r,14,sec,se); r+=1; S=[0]*4
    for su,t,a,psf,rb in us:
        ws.write(r,1,su,ce); ws.write(r,2,t or "Available",x); ws.write(r,3,a,n0); ws.write(r,4,a/gla,pc); S[0]+=a; q=dict(unit=su,section=sec,area=a)
        if t:
            mo=round(a*psf/12); an=mo*12; s=D(R.choice([2015,2017,2019,2021,2022,2023]),R.choice([2,4,7,10]),R.choice([1,1,15])); e=addm(D(s.year,s.month,1),120 if a>10000 or su[0]=="O" else R.choice([60,120])); e=e-dt.timedelta(1)
            while e<D(2025,12,31): e=addm(D(e.year,e.month,1),60); e=eom(e)
            ni=D(2026,s.month,1); nr=round(mo*1.1) if a>10000 or su[0]=="O" else round(mo*1.03); has=su not in("16","OP-C") and ni<e
            ws.write_datetime(r,5,dt.datetime(s.year,s.month,s.day),d); ws.write_datetime(r,6,dt.datetime(e.year,e.month,e.day),d); ws.write(r,7,mo,m); ws.write(r,8,an,m); ws.write(r,9,an/a,p2)
            if has: ws.write_datetime(r,10,dt.datetime(ni.year,ni.month,1),d); ws.write(r,11,nr,m)
            ws.write(r,12,rb,ce); sal=R.choice([0,0,185,240,312]); ws.write(r,13,sal or "NR",ce); dep=R.choice([0,mo,2*mo]) if a<10000 else None
            if dep is not None: ws.write(r,14,dep,m) 
            q.update(tenantName=t,statusText="Occupied",leaseStartDate=s,leaseEndDate=e,contractRent=mo,annualRent=an,deposit=dep or None,rentSteps=[{"date":iso(ni),"amount":nr}] if has else [])
            S[1]+=mo; S[2]+=an; S[3]+=a
        else: q["statusText"]="Available"
        rows.append(q); r+=1
    ws.write(r,2,f"Subtotal - {sec}",sb); ws.write(r,3,S[0],sb); ws.write(r,4,S[0]/gla,sp); ws.write(r,7,S[1],sm); ws.write(r,8,S[2],sm); r+=2; GT=[p+q for p,q in zip(GT,S)]
ws.write(r,2,"TOTAL / WEIGHTED AVG.",sb); ws.write(r,3,gla,sb); ws.write(r,4,1,sp); ws.write(r,7,GT[1],sm); ws.write(r,8,GT[2],sm); ws.write(r,9,GT[2]/GT[3],p2); r+=1
ws.write(r,2,"Leased",sb); ws.write(r,3,GT[3],sb); ws.write(r,4,GT[3]/gla,sp); r+=1
ws.write(r,2,"Available",sb); ws.write(r,3,gla-GT[3],sb); ws.write(r,4,1-GT[3]/gla,sp); r+=2
ws.write(r,1,"Notes: NR = not reporting. Figures supplied by ownership and not verified. OP-A rent is ground rent.",nt)
ws.set_footer("&L&8Printed 10/14/2025&R&8Page &P"); ws.set_column(0,0,2); ws.set_column(1,1,8); ws.set_column(2,2,36); ws.set_column(3,14,12.5); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,6)
ex={}
for q in rows:
    if "leaseEndDate" in q: z=ex.setdefault(q["leaseEndDate"].year,[0,0]); z[0]+=1; z[1]+=q["area"]
for i,y in enumerate(["Year"]+sorted(ex)): [w2.write(i,k,v) for k,v in enumerate((y,"Leases","SF") if i==0 else (y,*ex[y]))]
w3.write(0,0,"CAM pool 2025 budget"); w3.write(0,1,612400); wb.close()
v=sum("tenantName" not in q for q in rows)
save(N,"RETAIL","broker workbook, sections by tenant class, three-line header, no as-of date",True,"Sagebrush Marketplace",None,rows,len(rows),len(rows)-v,v,sheet="Rent Roll")
