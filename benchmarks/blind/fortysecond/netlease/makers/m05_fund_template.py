# Fund reporting template workbook: cover tab, roll tab (several properties, single tenant + centers), stats tab; formulas none, hidden columns
from common import *
import random
import xlsxwriter
R=random.Random(4205); N='r05_Fund_III_Qtrly_RentRoll.xlsx'
wb=xlsxwriter.Workbook(path(N)); cv=wb.add_worksheet("Cover"); ws=wb.add_worksheet("RR_Input"); vl=wb.add_worksheet("Lookups")
F=lambda **k: wb.add_format(dict(font_name="Calibri",font_size=9,**k))
ti=F(bold=1); ti.set_font_size(14); hd=F(bold=1,bg_color="#D9E1F2",border=1,text_wrap=1,align="center",valign="vcenter"); grp=F(bold=1,bg_color="#305496",font_color="white",align="center",border=1)
tx=F(border=1); inp=F(border=1,font_color="#0000FF",num_format="#,##0"); mo=F(border=1,font_color="#0000FF",num_format='#,##0.00;(#,##0.00);"-"'); da=F(border=1,num_format="dd-mmm-yy"); tot=F(bold=1,top=1,bottom=6,num_format="#,##0.00"); ti0=F(bold=1,top=1,bottom=6,num_format="#,##0"); cm=F(border=1,font_color="#808080",italic=1)
cv.write("B2","Larkfield Retail & Net Lease Fund III, L.P.",ti); cv.write("B4","Quarterly reporting package - Rent roll submission"); cv.write("B5","Reporting date"); cv.write("C5","September 30, 2025"); cv.write("B6","Prepared by"); cv.write("C6","Asset Management"); cv.write("B8","Blue = hard-coded input. Do not insert columns."); cv.set_column("B:B",48); cv.set_column("C:C",22)
ws.write("A1","Fund III - Rent Roll Input",ti); ws.write("A2","As of: 09/30/2025",F(bold=1)); ws.write("A3","All amounts USD; base rent monthly",F(italic=1))
G=[(0,4,"PREMISES"),(5,8,"LEASE"),(9,14,"MONTHLY BILLINGS"),(15,16,"SECURITY / A/R"),(17,18,"NEXT BUMP")]
for a,b,t in G: ws.merge_range(4,a,4,b,t,grp)
H=["Property Code","Property","Suite","Use","NRA (SF)","Tenant Legal Name","DBA","Commencement","Expiry","Base Rent","CAM","Tax","Insurance","% Rent","Total","LC / Cash Deposit","A/R Bal.","Date","New Base Rent","Sort Key","Comments"]
for i,h in enumerate(H): ws.write(5,i,h,hd)
P=[("LR301","Oxbow Plaza",[("1","Grocery",38200,"Fresh Acre Markets, Inc.","Fresh Acre",10.5),("2","Restaurant",2100,"Kumquat Hospitality LLC","Kumquat Thai",28),("3","Service",1200,"Pristine Nails of Dayton LLC","Pristine Nails",25),("4A","Retail",1750,None,None,0),("4B","Retail",2950,"BTR Shoes, LLC","Sole Mates",22),("5","Medical",2600,"Miami Valley Vision PC","MV Vision",26.5),("6","Service",1400,"H. R. Tax of Ohio Inc.","Swift Tax",24)]),
("LR304","Garnet Crossing",[("100","Retail",21500,"Homeline Discount Stores","Homeline",8.75),("110","Retail",4000,"Two Wheels Cyclery LLC","Two Wheels",18),("112","Restaurant",1800,"JL Pizza Partners","Slice House",27),("114","Retail",1800,None,None,0),("118","Service",1500,"Garnet Barber Co.","Garnet Barber",23.5),("120","Restaurant",3300,"Cantina Verde of Ohio LLC","Cantina Verde",25.75),("OP-1","Bank",3900,"Buckeye Heritage Bank, N.A.","Buckeye Heritage",38)]),
("LR310","Express Drug - Xenia",[("STL","Pharmacy",14200,"Express Drug Stores, L.P.","Express Drug",26)]),("LR311","Tire Depot - Kettering",[("STL","Auto",7800,"Tire Depot Holdings LLC","Tire Depot",19.5)]),
("LR312","Former Bistro Bldg - Troy",[("STL","Restaurant",6100,None,None,0)])]
r=6; rows=[]; S=[0.0]*6; A=0; ason=D(2025,9,30)
for code,pn,us in P:
    for su,use,a,ln,dba,psf in us:
        ws.write(r,0,code,tx); ws.write(r,1,pn,tx); ws.write(r,2,su,tx); ws.write(r,3,use,tx); ws.write(r,4,a,inp); A+=a
        x=dict(unit=su,propertyName=pn,area=a,unitType=use)
        if ln:
            m=round(a*psf/12,2); stl=su=="STL"; cam=0 if stl else round(a*2.85/12,2); tx_=0 if stl else round(a*2.1/12,2); ins=0 if stl else round(a*.48/12,2); pct=1250.0 if dba=="Slice House" else 0
            tt=round(m+cam+tx_+ins+pct,2); dep=0 if a>9000 or stl else round(m,-2); ar=R.choice([0,0,0,tt,round(tt*.4,2),-85.5])
            c=D(R.choice([2016,2018,2020,2021,2022,2023]),R.choice([2,5,6,8,11]),1); e=addm(c,240 if stl else R.choice([120,126]))-dt.timedelta(1); nb=addm(c,12)
            while nb<=ason: nb=addm(nb,12)
            nr=round(m*1.025,2)
            ws.write(r,5,ln,tx); ws.write(r,6,dba,tx); ws.write(r,7,dt.datetime(c.year,c.month,c.day),da); ws.write(r,8,dt.datetime(e.year,e.month,e.day),da)
            for i,v in enumerate((m,cam,tx_,ins,pct,tt)): ws.write(r,9+i,v,mo); S[i]+=v
            ws.write(r,15,dep,mo); ws.write(r,16,ar,mo)
            ok=nb<e
            ws.write(r,17,dt.datetime(nb.year,nb.month,nb.day) if ok else None,da); ws.write(r,18,nr if ok else None,mo)
            x.update(tenantName=ln,statusText="Occupied",leaseStartDate=c,leaseEndDate=e,contractRent=m,totalCharges=tt,deposit=dep or None,balance=ar or None,
              charges=[{"code":k,"amount":v} for k,v in (("Base Rent",m),("CAM",cam),("Tax",tx_),("Insurance",ins),("% Rent",pct)) if v],rentSteps=[{"date":iso(nb),"amount":nr}] if ok else [])
        else:
            ws.write(r,5,"VACANT",tx); [ws.write(r,i,None,tx) for i in range(6,19)]; x["statusText"]="VACANT"
        ws.write(r,19,f"{code}|{su}",tx); ws.write(r,20,{"4A":"LOI out - smoothie user","118":"Renewal under negotiation","OP-1":"Ground lease; landlord owns building"}.get(su),cm)
        rows.append(x); r+=1
ws.write(r,1,"Fund III Total",ti0); ws.write(r,4,A,ti0); [ws.write(r,9+i,round(v,2),tot) for i,v in enumerate(S)]
ws.set_row(5,28); ws.set_column(0,0,9); ws.set_column(1,1,22); ws.set_column(2,2,7); ws.set_column(3,4,10); ws.set_column(5,5,27); ws.set_column(6,6,16); ws.set_column(7,18,11); ws.set_column(19,19,12,None,{"hidden":1}); ws.set_column(20,20,32); ws.freeze_panes(6,3); ws.autofilter(5,0,r-1,20); ws.set_landscape(); ws.fit_to_pages(1,0)
for i,v in enumerate(["Use","Grocery","Retail","Restaurant","Service","Medical","Bank","Pharmacy","Auto"]): vl.write(i,0,v)
vl.hide(); ws.activate(); wb.close(); o=sum("tenantName" in x for x in rows)
save(N,"RETAIL","Fund quarterly template, several properties, grouped headers, hidden column and tab",True,None,ason,rows,len(rows),o,len(rows)-o,sheet="RR_Input")
