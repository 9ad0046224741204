from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
# ------------------------------------ 12 parking structures of a fund
def d12():
    name='e2_12_parking_fund_tenancies.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='Q1-25 Tenancies'; wb.properties.created=dt.datetime(2025,4,10)
    th=Side(style='thin',color='999999'); box=Border(left=th,right=th,top=th,bottom=th); F=lambda **k: Font(name='Arial',size=9,**k)
    ws['B1']='KERBSTONE PARKING FUND II'; ws['B1'].font=F(bold=True,color='7A1F1F'); ws['B2']='Tenancy & License Schedule, as at 31 March 2025'; ws['B2'].font=F(italic=True)
    hd=['Structure','Space','Licensee / Tenant','Use','Stalls','Area\n(sq ft)','Monthly fee\nor rent','Participation','From','To','Next review','New monthly\namount','Deposit','Security form','State']
    for j,h in enumerate(hd,2):
        c=ws.cell(4,j,h); c.font=F(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.fill=PatternFill('solid',fgColor='F2DCDB'); c.border=box
    ws.row_dimensions[4].height=28
    S=[("Fulton Street Deck",[("OP-1","Meterline Parking Operators, Inc.","Master operator",612,None,68500,"70% of gross > $118k",D(2022,7,1),D(2027,6,30),D(2025,7,1),70555,137000,"L/C","In force"),("R-101","Dash & Barrow Bicycle Shop","Retail",None,1480,3330,"-",D(2021,5,1),D(2026,4,30),D(2025,5,1),3429.90,3330,"Cash","In force"),("R-102","","Retail",None,1120,None,"",None,None,None,None,None,"","Vacant"),("R-103","Oh! Dumpling","Restaurant",None,1765,4850,"5% over $780k",D(2019,10,1),D(2029,9,30),D(2025,10,1),4995.50,9700,"Cash + guaranty","In force"),("ROOF-N","Celadon Tower Co.","Antenna",None,None,2275,"",D(2016,1,1),D(2025,12,31),None,None,0,"","In force"),("EV-1","Amperand Charging, LLC","EV chargers",12,None,900,"15% of kWh margin",D(2023,3,1),D(2028,2,29),None,None,None,"","In force")]),
      ("Court House Garage",[("BLK-A","Commonwealth Dept. of Courts","Stall block",180,None,25200,"",D(2020,1,1),D(2025,12,31),None,None,None,"","In force"),("BLK-B","Larkin, Boyle & Stroud LLP","Stall block",45,None,7650,"",D(2018,9,1),"Monthly",None,None,7650,"Cash","Monthly"),("BLK-C","Hotel Merrivale (valet)","Stall block",90,None,12150,"",D(2024,6,1),D(2029,5,31),D(2025,6,1),12514.50,24300,"L/C","In force"),("TRANSIENT","Fund-operated","Transient",221,None,None,"",None,None,None,None,None,"","Own operation"),("K-1","Notary Hut","Kiosk",None,160,650,"",D(2023,8,1),"Monthly",None,None,650,"Cash","Monthly"),("K-2","","Kiosk",None,160,None,"",None,None,None,None,None,"","Vacant")]),
      ("Riverside Lot & Deck 7",[("OP-7","Meterline Parking Operators, Inc.","Master operator",388,None,31000,"60% of gross > $55k",D(2023,1,1),D(2025,12,31),None,None,62000,"L/C","In force"),("R-1","Riverside Car Wash Co.","Car wash",None,3900,5200,"",D(2014,4,1),D(2024,3,31),None,None,5200,"Cash","Holding over"),("R-2","Bluebird Coffee Cart","Kiosk",None,220,800,"8% of sales",D(2025,5,1),D(2027,4,30),D(2026,5,1),840,800,"Cash","Signed, starts 1 May 2025"),("BB-1","Vantage Outdoor Media","Billboard",None,None,3400,"30% of net ad rev.",D(2017,2,1),D(2032,1,31),D(2027,2,1),3740,None,"","In force")])]
    r=5; rows=[]; GT=[0,0,0.0,0.0]; uf=lambda d:f'{d.day} {d:%b %Y}'
    for sname,l in S:
        r0=r; T=[0,0,0.0,0.0]
        for u,t,use,stl,a,fee,part,f,to,nr,na,dep,sec,state in l:
            vals=[None,u,t or None,use,stl,a,fee,part or None,uf(f) if f else None,uf(to) if isinstance(to,D) else to,uf(nr) if nr else None,na,dep,sec or None,state]
            for j,v in enumerate(vals,2):
                c=ws.cell(r,j,v); c.font=F(italic=(state=='Vacant')); c.border=box
                if j in(8,13,14): c.number_format='#,##0.00'
                elif j in(6,7): c.number_format='#,##0'
                if j in(10,11,12): c.alignment=Alignment(horizontal='right')
            row=dict(unit=u,building=sname,unitType=use,area=a,tenantName=t or None,statusText=state,contractRent=fee,leaseStartDate=f,leaseEndDate=to,deposit=dep)
            if nr: row['rentSteps']=[dict(date=nr,amount=float(na))]
            rows.append(row); inT=not state.startswith('Signed')
            T=[T[0]+(stl or 0),T[1]+(a or 0),T[2]+((fee or 0) if inT else 0),T[3]+(dep or 0)]; r+=1
        ws.merge_cells(start_row=r0,start_column=2,end_row=r-1,end_column=2); c=ws.cell(r0,2,sname); c.font=F(bold=True); c.alignment=Alignment(textRotation=90,horizontal='center',vertical='center',wrap_text=True)
        ws.cell(r,4,'Subtotal'); 
        for j,v in zip((6,7,8,14),T): ws.cell(r,j,v).number_format='#,##0' if j<8 else '#,##0.00'
        for j in range(2,17): ws.cell(r,j).font=F(bold=True); ws.cell(r,j).fill=PatternFill('solid',fgColor='EFEFEF')
        GT=[p+q for p,q in zip(GT,T)]; r+=2
    ws.cell(r,4,'Fund total')
    for j,v in zip((6,7,8,14),GT): ws.cell(r,j,v).number_format='#,##0' if j<8 else '#,##0.00'
    for j in range(2,17): ws.cell(r,j).font=F(bold=True); ws.cell(r,j).border=Border(top=Side(style='medium'),bottom=Side(style='double'))
    r+=2
    for n in ['Bluebird Coffee Cart is signed but not commenced: its fee is shown and is left out of the subtotal and total.','L/C amounts are included in Deposit.','Participation is accounted for quarterly and is not in the monthly fee.']: ws.cell(r,3,n).font=F(size=None) if 0 else F(italic=True); r+=1
    for k,w in zip('ABCDEFGHIJKLMNOP',[2,9,12,34,15,8,9,13,21,12,12,12,12,12,15,24]): ws.column_dimensions[k].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.oddFooter.center.text='Confidential - Page &P'; wb.save(doc(name))
    ntot=[x for x in rows if not x['statusText'].startswith('Signed')]
    save(name,'Kerbstone Parking Fund II',D(2025,3,31),None,None,None,rows,'PARKING','fund schedule of three garages, rotated merged structure cell, operators, stall blocks, kiosks, participation',True,sheet='Q1-25 Tenancies',checks=[('fee',sm(ntot,'contractRent'),GT[2]),('dep',sm(rows,'deposit'),GT[3]),('area',sm(rows,'area'),GT[1])])
# ------------------------------------ 13 power center, REIT workbook
def d13():
    name='e2_13_reit_center_workbook.xlsx'; R=random.Random(1313)
    wb=xlsxwriter.Workbook(doc(name)); wb.set_properties({'created':dt.datetime(2025,7,8)})
    cv=wb.add_worksheet('Cover'); ws=wb.add_worksheet('RR 6-30-25'); ex=wb.add_worksheet('Expirations'); sa=wb.add_worksheet('Sales')
    G=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=9,**k))
    cv.write(3,1,'Halcyon Retail Trust',wb.add_format({'bold':1,'font_size':22})); cv.write(5,1,'Quail Hollow Marketplace - Property No. 0417'); cv.write(6,1,'Due diligence package - June 30, 2025')
    ws.merge_range(0,0,0,8,'Quail Hollow Marketplace (0417)',G(bold=1)); ws.write(1,0,'Rent Roll',G(bold=1)); ws.write(2,0,'As of 06/30/2025',G()); ws.write(0,20,'Run: jmontrose 07/08/2025 11:20',G(align='right'))
    gh=G(bold=1,align='center',bottom=1,bg_color='#DDEBF7'); hh=G(bold=1,align='center',valign='vcenter',text_wrap=1,bg_color='#DDEBF7',bottom=1)
    for a,b,t in[(0,3,'Premises'),(4,5,'Lease Term'),(6,8,'Base Rent'),(9,13,'Monthly Recoveries'),(15,16,'Percentage Rent'),(17,20,'Future Base Rent (Monthly)')]: ws.merge_range(4,a,4,b,t,gh)
    ws.write(4,14,'',gh)
    for j,t in enumerate(['Space','Tenant (d/b/a)','Lease ID','GLA','Start','Expires','Monthly','Annual','PSF','CAM','INS','RET','Mktg','Total Recov.','Deposit','Rate','Breakpoint','Eff. Date','Amount','Eff. Date','Amount']): ws.write(5,j,t,hh)
    for j,w in enumerate([8,34,10,9,10,11,12,13,7,10,9,10,8,11,11,7,12,10,11,10,11]): ws.set_column(j,j,w)
    D_=G(num_format='mm/dd/yyyy',align='center'); M=G(num_format='#,##0.00;(#,##0.00);"-"'); I=G(num_format='#,##0'); P=G(num_format='0.0%'); X=G(); IT=G(italic=1,font_color='#C00000'); SB=G(bold=1,top=1,num_format='#,##0.00'); SI=G(bold=1,top=1,num_format='#,##0'); SX_=G(bold=1,top=1); SEC=G(bold=1,bg_color='#F2F2F2')
    secs=[('ANCHOR / MAJOR (10,000 SF +)',[("A1","Stallworth's Market",48600,14.5),("A2","Brio Home & Linen",24800,12.75),("A3","*Vacant*",21050,0),("A4","Peak Season Outdoors",30120,13.25),("A5","Tumbleweed Gymnastics",12400,10.5)]),
     ('SHOPS',[(str(100+2*i),n,a,rt) for i,(n,a,rt) in enumerate([("Sugar Maple Creamery",1400,33),("QuickCut Salon",1200,34.5),("Halden Eye Care",2150,31),("*Vacant*",1600,0),("Gold & Gable Jewelers",1750,36),("Wing Republic",2600,32.5),("Sole Motion Footwear",3850,26),("Tutoring Tree",1500,29),("*Vacant*",2240,0),("Mila's Bridal",2900,25.5),("Cellular Corner",1100,41),("The UPS-ide Pack & Ship",1300,31.5),("Great Plains Dental",2450,30),("Fusion Poke",1650,35),("Anytime Vape",1050,37),("*Vacant*",1325,0),("Hearthside Books",4200,21),("U.S. Army Recruiting",1500,28),("Zen Foot Spa",1475,29.5),("Dr. Peng Acupuncture",980,30)])]),
     ('OUTPARCELS',[("OP1","Chickadee Drive-In",3200,42),("OP2","Federal Plains Bank",4100,39),("OP3","Tire Rodeo",7600,18.5)]),
     ('OTHER INCOME / SPECIALTY LEASING',[("ATM1","Federal Plains Bank - ATM",0,700),("TEMP3","Boo! Halloween Superstore",0,0),("SIGN","Roadside Media LLC",0,1250)])]
    r=6; rows=[]; GT=[0.0]*9
    for sn,l in secs:
        ws.write(r,0,sn,SEC); 
        for j in range(1,21): ws.write_blank(r,j,None,SEC)
        r+=1; T=[0.0]*9
        for u,n,a,rt in l:
            ws.write_string(r,0,u,X); row=dict(unit=u,section=sn)
            ws.write(r,3,a,I) if a else None
            if a: row['area']=a
            if n=='*Vacant*': ws.write(r,1,n,IT); row['statusText']='Vacant'; T[0]+=a; rows.append(row); r+=1; continue
            mo=round(a*rt/12,2) if a else float(rt); st=addm(D(2013,1,1),R.randrange(0,146)); term=R.choice([60,60,84,120]); e=eom(addm(st,term-1))
            while e<D(2025,8,1): e=eom(addm(e,60))
            mtm=n in('Zen Foot Spa','Anytime Vape'); temp=u=='TEMP3'
            if temp: st,e,mo=D(2025,8,15),D(2025,11,10),9500.0
            rec=[round(a*q/12,2) for q in((2.35,.41,3.12,.25) if u[0]!='O' else (1.1,0,3.12,0))] if a else [0.0]*4
            if u in('A1','A4'): rec=[round(a*1.45/12,2),0.0,round(a*2.9/12,2),0.0]
            dep=R.choice([0.0,mo,round(mo)]) if a else 0.0
            ws.write(r,1,n+(' (temp - begins 8/15)' if temp else ''),X); ws.write(r,2,f'L{R.randrange(10000,99999)}',X); ws.write_datetime(r,4,dt.datetime.combine(st,dt.time()),D_)
            if mtm: ws.write(r,5,'MTM',G(align='center'))
            else: ws.write_datetime(r,5,dt.datetime.combine(e,dt.time()),D_)
            ws.write(r,6,mo,M)
            an=round(mo*12,2)
            if not temp: ws.write_formula(r,7,f'=G{r+1}*12',M,an)
            if a: ws.write_formula(r,8,f'=H{r+1}/D{r+1}',G(num_format='0.00'),an/a)
            tr=round(sum(rec),2)
            if a:
                for j,v in enumerate(rec): ws.write(r,9+j,v,M)
                ws.write_formula(r,13,f'=SUM(J{r+1}:M{r+1})',M,tr); ws.write(r,14,dep,M)
            row.update(tenantName=n,contractRent=mo,leaseStartDate=st,leaseEndDate='MTM' if mtm else e,statusText='Occupied')
            if temp: row['statusText']='begins 8/15'
            else: row['annualRent']=an
            if a: row.update(charges=[dict(code=k,amount=v) for k,v in zip(('CAM','INS','RET','Mktg'),rec) if v],totalCharges=tr); 
            if a and dep: row['deposit']=dep
            if a and R.random()<.3: ws.write(r,15,R.choice([.05,.06,.03]),P); ws.write(r,16,round(an/.06,-3),I)
            d=st; v=mo; ss=[]
            while a and not mtm and len(ss)<2:
                d=addm(d,12 if a<10000 else 60)
                if d>e: break
                if d>D(2025,6,30): v=round(v*(1.03 if a<10000 else 1.08),2); ss.append((d,v))
            for j,(d,v) in enumerate(ss): ws.write_datetime(r,17+2*j,dt.datetime.combine(d,dt.time()),D_); ws.write(r,18+2*j,v,M)
            row['rentSteps']=[dict(date=d,amount=v) for d,v in ss]; rows.append(row)
            if not temp:
                for q,v in enumerate([a,mo,an]+rec+[tr,dep]): T[q]+=v
            r+=1
        for j in range(0,21): ws.write_blank(r,j,None,SX_)
        ws.write(r,1,'Subtotal',SX_); 
        for j,v in zip((3,6,7,9,10,11,12,13,14),T): ws.write(r,j,round(v,2),SI if j==3 else SB)
        GT=[p+q for p,q in zip(GT,T)]; r+=2
    for j in range(0,21): ws.write_blank(r,j,None,G(top=2,bg_color='#DDEBF7'))
    ws.write(r,1,'CENTER TOTAL',G(bold=1,top=2,bg_color='#DDEBF7'))
    for j,v in zip((3,6,7,9,10,11,12,13,14),GT): ws.write(r,j,round(v,2),G(bold=1,top=2,bg_color='#DDEBF7',num_format='#,##0' if j==3 else '#,##0.00'))
    r+=2; gv=sum(x['area'] for x in rows if x['statusText']=='Vacant')
    ws.write(r,1,'Leased GLA',X); ws.write(r,3,GT[0]-gv,I); ws.write(r,4,(GT[0]-gv)/GT[0],P); ws.write(r+1,1,'Vacant GLA',X); ws.write(r+1,3,gv,I); ws.write(r+1,4,gv/GT[0],P)
    ws.write(r+3,0,'Temporary tenant shown for information; not in subtotal. Deposits held as cash. Tenant A1 has co-tenancy right tied to A2.',G(italic=1))
    ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); ws.freeze_panes(6,2)
    ex.write_row(0,0,['Year','Leases','GLA']); 
    yr={}
    for x in rows:
        e=x.get('leaseEndDate')
        if isinstance(e,D) and x.get('area'): yr.setdefault(e.year,[0,0]); yr[e.year][0]+=1; yr[e.year][1]+=x['area']
    for i,(k,v) in enumerate(sorted(yr.items())): ex.write_row(i+1,0,[k]+v)
    sa.write_row(0,0,['Tenant','2023 Sales','2024 Sales','PSF']); 
    for i,(n,s1,s2,a) in enumerate([("Stallworth's Market",24150000,25020000,48600),("Wing Republic",1320000,1388000,2600),("Fusion Poke",811000,840500,1650)]): sa.write_row(i+1,0,[n,s1,s2,round(s2/a,2)])
    ws.activate(); wb.close()
    ft=[x for x in rows if x['unit']!='TEMP3']
    save(name,'Quail Hollow Marketplace',D(2025,6,30),None,None,None,rows,'RETAIL','REIT workbook, grouped header, recoveries by code in columns, two step pairs, sections, four sheets',True,sheet='RR 6-30-25',checks=[('mo',sm(ft,'contractRent'),round(GT[1],2)),('an',sm(ft,'annualRent'),round(GT[2],2)),('rec',sm(ft,'totalCharges'),round(GT[7],2)),('dep',sm(ft,'deposit'),round(GT[8],2)),('gla',sm(ft,'area'),GT[0])])
# ------------------------------------ 14 MOB flat export with text numbers
def d14():
    name='e2_14_mob_lease_export.xlsx'; R=random.Random(1414)
    wb=Workbook(); ws=wb.active; ws.title='report1'; wb.properties.created=dt.datetime(2025,5,2)
    hd=['Property','Bldg','Suite','Occupancy Status','Tenant','NRA','Move-In','Lease From','Lease To','Market Rent','Base Rent','OpEx Est','Storage','Reserved Parking','After-Hrs HVAC','Total Scheduled','Sec Dep','Dep Type','Past Due','Rent Bump Dt','Rent Bump Amt']
    for j,h in enumerate(hd,1): ws.cell(1,j,h)
    props=[('Mercy Ridge Medical Plaza',['East','West'],11),('Canyon Women\'s Center',['Main'],7),('Dobson Surgical Arts',['A','B','C'],14)]
    docs="Sonoran Heart & Vascular|Desert Spine Institute|Little Sprouts Pediatrics|Valley Kidney Care PLLC|Redrock Dermatology|Ironwood Cancer Infusion|Palo Verde ENT|Mercy Ridge Health - Lab|Mercy Ridge Health - Admin|Sunrise OB/GYN Associates|Agave Fertility|Cholla Midwifery Collective|Lactation Station|Canyon Breast Imaging|Dobson ASC, LP|Orthodox Hand & Wrist|Bright Arc Radiology|Pima Pain & Wellness|Quiet Ear Audiology|Saguaro GI Consultants|Stepwell Podiatry|Tri-City Prosthetics|Vista Retina|Yarrow Mental Health|Zia Oral Surgery|Copper State Labs|Mesa Sleep Center|Oleander Rheumatology".split('|')
    k=0; r=2; rows=[]; tx=lambda v:f'${v:,.2f}'; T=dict(n=0,v=0,b=0.0,t=0.0,a=0,d=0.0); pend=0
    for pn,bl,n in props:
        for i in range(n):
            b=bl[i*len(bl)//n]; s=f'{100*(1+i%3)+5*i}'; a=R.choice([940,1210,1685,2040,2515,3360,4875,7220]); mk=round(a*R.choice([24,25.5,27])/12,2)
            stt=R.choices(['Current','Current','Current','Current','Vacant','Month to Month','Vacant - Leased'],k=1)[0]
            cells={1:pn,2:b,3:s,4:stt,6:a,10:tx(mk)}; row=dict(propertyName=pn,building=b,unit=s,area=a,marketRent=mk,statusText=stt); T['n']+=1; T['a']+=a
            if stt.startswith('Vacant'): 
                T['v']+=1
                for j in(11,12,13,14,15,16): cells[j]=tx(0)
                row.update(contractRent=0.0,totalCharges=0.0,charges=[dict(code=c,amount=0.0) for c in hd[10:15]])
                nxt=[(cells,row)]
                if stt!='Vacant':
                    st=D(2025,R.choice([6,7,9]),1); e=eom(addm(st,59)); base=mk
                    c2={1:pn,2:b,3:s,4:'Future',5:docs[k],6:a,7:us(st),8:us(st),9:us(e),11:tx(base),12:tx(round(a*.8,2)),13:tx(0),14:tx(0),15:tx(0),16:tx(base+round(a*.8,2)),17:tx(base),18:'LOC',20:us(addm(st,12)),21:tx(round(base*1.03,2))}
                    nxt.append((c2,dict(propertyName=pn,building=b,unit=s,statusText='Future',tenantName=docs[k],area=a,moveInDate=st,leaseStartDate=st,leaseEndDate=e,contractRent=base,charges=[dict(code='Base Rent',amount=base),dict(code='OpEx Est',amount=round(a*.8,2))]+[dict(code=c,amount=0.0) for c in hd[12:15]],totalCharges=base+round(a*.8,2),deposit=base,rentSteps=[dict(date=addm(st,12),amount=round(base*1.03,2))]))); k+=1; pend+=1
            else:
                st=addm(D(2015,1,1),R.randrange(0,118)); e=eom(addm(st,R.choice([60,84,120])-1))
                while e<D(2025,6,1): e=eom(addm(e,36))
                m2m=stt.startswith('Month'); base=round(mk*R.uniform(.82,1.03),2); op=R.choice([round(a*.78,2),round(a*.78,2),0.0]); sg=R.choice([0,0,0,75,140]); pk=R.choice([0,0,120,240,360]); hv=R.choice([0,0,0,85.5]); tt=round(base+op+sg+pk+hv,2); dep=R.choice([0,base,round(base)]); pd=R.choice([0,0,0,0,tt,312.44])
                if m2m: e=None
                cells.update({5:docs[k],7:us(st),8:us(st),9:us(e) if e else 'MTM',11:tx(base),12:tx(op),13:tx(sg),14:tx(pk),15:tx(hv),16:tx(tt),17:tx(dep),18:R.choice(['Cash','Cash','LOC']) if dep else None,19:tx(pd)})
                row.update(tenantName=docs[k],moveInDate=st,leaseStartDate=st,leaseEndDate=e or 'MTM',contractRent=base,charges=[dict(code=c,amount=v) for c,v in zip(hd[10:15],[base,op,sg,pk,hv])],totalCharges=tt,deposit=dep,balance=pd)
                nb=addm(D(st.year,st.month,1),12)
                while nb<D(2025,5,1): nb=addm(nb,12)
                if e and nb<e: v=round(base*1.025,2); cells[20]=us(nb); cells[21]=tx(v); row['rentSteps']=[dict(date=nb,amount=v)]
                k+=1; T['b']+=base; T['t']+=tt; T['d']+=dep; nxt=[(cells,row)]
            for cc,rw in nxt:
                for j,v in cc.items():
                    if v is not None: ws.cell(r,j,v)
                rows.append(rw); r+=1
    r+=1; ws.cell(r,1,f"Total suites: {T['n']}"); ws.cell(r,4,f"Occupied: {T['n']-T['v']}   Vacant: {T['v']}"); ws.cell(r,6,T['a']); ws.cell(r,11,tx(T['b'])); ws.cell(r,16,tx(T['t'])); ws.cell(r,17,tx(T['d']))
    ws.cell(r+1,1,'Totals exclude Future leases. Exported 05/02/2025 08:55 - as of 04/30/2025 - Portfolio: Cactus Wren MOB JV')
    for j in range(1,22): ws.column_dimensions[ws.cell(1,j).column_letter].width=[26,7,7,17,30,8,11,11,11,13,13,12,10,16,14,15,12,9,11,13,13][j-1]
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.auto_filter.ref=f'A1:U{r-2}'; wb.save(doc(name))
    fr=[x for x in rows if x['statusText']!='Future']
    save(name,None,D(2025,4,30),T['n'],T['n']-T['v'],T['v'],rows,'OFFICE','flat grid export of three medical office buildings, all money as text, future-lease rows under vacant-leased suites, no title',True,sheet='report1',checks=[('base',sm(fr,'contractRent'),round(T['b'],2)),('tot',sm(fr,'totalCharges'),round(T['t'],2)),('dep',sm(fr,'deposit'),round(T['d'],2)),('area',sm(fr,'area'),T['a'])])
if __name__=='__main__': d12();d13();d14()
