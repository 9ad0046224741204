# Yardi-like aging summary by property, industrial portfolio
from common import *; import random
import xlsxwriter
random.seed(618)
P=[("ctd01","Cottonwood Distribution Ctr 1",["Ardent Pallet Supply","Blue Fjord Seafood Dist.","Casper Tile & Stone","Delmonte Road Brewing Co","Eastvale Auto Glass","Fulcrum Fitness Equip","Garrison HVAC Wholesale","Hexa Print & Pack"]),
("ctd02","Cottonwood Distribution Ctr 2",["Imperial Door & Trim","Jasper 3PL, LLC","Kiln & Clay Supply","Lodestar Robotics"]),
("mlb10","Millbrook Flex Park",["Nomad Van Conversions","Orchard Lab Services","Pinecone Learning Gym","Quartz Countertops of Ogden","Rosewood Cabinetry","Summit Drone Works","Tri-Axis Machine","Uinta Water Systems","Verve Catering Kitchen","Wren Textile Imports","Xcel Floor Finishing","Yellowleaf Hydroponics","Zephyr Fan & Blower","Alder Street Church","Basin Telecom Install","Copperline Roofing"]),
("swr05","Southwest Rail Yard - IOS",["Dusty Boots Hauling","Evergreen Container","Flatiron Crane Rental","Gantry Steel Erectors"])]
name="AgingSummary_indust_0331.xlsx";wb=xlsxwriter.Workbook(doc(name));w=wb.add_worksheet("Report1")
f=lambda **k:wb.add_format({'font_name':'Tahoma','font_size':8,**k})
n=f(num_format='#,##0.00');nb=f(num_format='#,##0.00',bold=True,top=1);t=f();b=f(bold=True);h=f(bold=True,align='center',text_wrap=True,bg_color='#D9E1F2',border=1,valign='vcenter')
w.merge_range(0,0,0,11,"Aging Summary",f(bold=True,font_size=12,align='center'));w.merge_range(1,0,1,11,"DB Caption: USA LIVE 7s   Property: .cwind   Status: Current, Past, Future",f(align='center'));w.merge_range(2,0,2,11,"Age As Of: 03/31/2025   Post To: 03/2025",f(align='center'))
H=["Property","Customer","Lease","Status","Unit(s)","Security\nDeposit","0-30\nOwed","31-60\nOwed","61-90\nOwed","Over 90\nOwed","Pre-\nPayments","Total\nOwed"]
for i,x in enumerate(H):w.write(4,i,x,h)
w.set_row(4,26)
K=["deposit","b0_30","b31_60","b61_90","b90","prepaid","total"];r=5;rows=[];T=[];G=[0]*7;tc=2104
for pc,pn,ts in P:
    w.write(r,0,f"{pn} ({pc})",b);r+=1;S=[0]*7
    for i,tn in enumerate(ts):
        tc+=random.randint(3,31);u=f"{'ABCD'[i%2] if pc!='swr05' else 'LOT '}{(100+10*i) if pc!='swr05' else i+1}"
        if tn=="Jasper 3PL, LLC":u="A120, A130"
        rent=round(random.uniform(2900,24000),2);k=random.random()
        v=[round(rent,-2) if random.random()<.85 else 0]+[0]*5
        if k<.2:v[5]=-r2(rent)
        elif k<.5:v[1]=r2(rent*random.choice([.04,.28,1]))
        elif k<.75:v[1]=r2(rent*1.24);v[2]=r2(rent*random.choice([.05,.24,1.24]))
        elif k<.88:v[1]=r2(rent);v[2]=r2(rent);v[3]=r2(rent*.5);v[5]=-r2(rent*.11)
        else:
            v[4]=r2(rent*random.uniform(.2,4.5))
            if k>.95:v[1]=v[2]=v[3]=r2(rent*1.24)
        st="Past" if (v[4] and not v[1]) else "Current"
        v.append(r2(sum(v[1:])))
        for c,x in enumerate([pc,f"{tn} (c00{tc:05d})",f"t00{tc+40311:05d}",st,u]):w.write(r,c,x,t)
        for c,x in enumerate(v):w.write(r,5+c,x,n);S[c]=r2(S[c]+x)
        rows.append({"unit":u,"name":f"{tn} (c00{tc:05d})","resident":f"t00{tc+40311:05d}",**dict(zip(K,v))});r+=1
    w.write(r,0,pc,b)
    for c in range(1,5):w.write_blank(r,c,None,b)
    for c,x in enumerate(S):w.write(r,5+c,x,nb);G[c]=r2(G[c]+x)
    T.append({"label":pc,**dict(zip(K,S))});r+=2
w.write(r,0,"Grand Total",b)
for c,x in enumerate(G):w.write(r,5+c,x,nb)
T.append({"label":"Grand Total",**dict(zip(K,G))})
w.write(r+2,0,"UserId : mprice  Date : 4/4/2025  Time : 1:12 PM",t)
w.set_column(0,0,11);w.set_column(1,1,36);w.set_column(2,4,11);w.set_column(5,11,12);w.set_landscape();w.fit_to_pages(1,0);w.repeat_rows(4);wb.close()
assert r2(sum(G[1:6]))==G[6];print(len(rows),G)
save(name,"AR",K,rows,T,"Yardi-like aging summary by property with subtotals, prepayments, xlsx",False)
