import random, datetime as dt
from common import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as GL
d=dt.date
# 1 BTR 180
def x1():
    r=random.Random(2711);fn='Foundry_Wharf_BTR_tenancy_schedule.xlsx';wb=xlsxwriter.Workbook(D+fn);sm=wb.add_worksheet('Summary');ws=wb.add_worksheet('Tenancy Schedule');nt=wb.add_worksheet('Notes')
    B=wb.add_format({'bold':1,'bg_color':'#1f3a5f','font_color':'white','text_wrap':1,'valign':'vcenter','border':1});M=wb.add_format({'num_format':'£#,##0'});M2=wb.add_format({'num_format':'£#,##0;-£#,##0;-','bold':1,'top':1});DT=wb.add_format({'num_format':'dd-mmm-yy'});b=wb.add_format({'bold':1})
    ws.write(0,0,'Foundry Wharf, Leeds - Build to Rent',b);ws.write(1,0,'Tenancy schedule as at');ws.write_datetime(1,3,dt.datetime(2025,10,31),DT)
    H=['Apartment','Block','Level','Apartment type','NIA sq ft','Status','Resident (lead)','Tenancy start','Tenancy end','Resident break from','ERV pcm','Passing rent pcm','Incentive','Deposit held']
    for i,h in enumerate(H): ws.write(3,i,h,B)
    ws.set_row(3,32);ws.set_column(0,0,11);ws.freeze_panes(4,1);ws.autofilter(3,0,183,13);ws.set_column(3,3,16);ws.set_column(5,6,22);ws.set_column(7,13,12)
    rows=[];cnt={};TE=TP=TD=TA=0;row=4
    ty=[('Studio',398,1050),('1B1B',532,1275),('1B1B Corner',561,1320),('2B2B',742,1640),('2B2B Terrace',770,1795),('3B2B',958,2150)]
    fixed={5:'Show apartment',6:'Management suite',40:'Void - works',77:'Staff accommodation',101:'Void - works'}
    for i in range(180):
        blk='Smelter' if i<96 else 'Casting';j=i if i<96 else i-96;lv=j//12+1;u=f'{blk[0]}{lv:02d}.{j%12+1:02d}'
        t,a,e=ty[(j*5+lv)%6];a+=r.choice([-6,0,0,4]);e+=lv*10
        x=r.random();s=fixed.get(i) or ('Void - ready to let' if x<.05 else 'Void - reserved' if x<.07 else 'Notice served' if x<.14 else 'Let')
        oc=s in('Let','Notice served','Staff accommodation');cnt[s]=cnt.get(s,0)+1
        st=add(d(2025,10,1),0,-r.randint(0,22))+dt.timedelta(days=r.randint(0,27)) if oc else None;en=add(st,2 if st<d(2024,10,1) else 1,days=-1) if oc else None
        nm=person(r)+(' & '+person(r) if r.random()<.3 else '') if oc else None
        p=(e-r.choice([0,0,15,30,60,-10]) if s!='Staff accommodation' else 400) if oc else 0
        dep=round(p*12/52*5) if oc else 0
        ws.write_row(row,0,[u,blk,lv,t,a,s,nm or '']);
        if oc: ws.write_datetime(row,7,dt.datetime.combine(st,dt.time()),DT);ws.write_datetime(row,8,dt.datetime.combine(en,dt.time()),DT);ws.write_datetime(row,9,dt.datetime.combine(add(st,0,6),dt.time()),DT)
        ws.write(row,10,e,M);ws.write(row,11,p,M);ws.write(row,12,r.choice(['','','2 weeks free','Parking free']) if oc else '');ws.write(row,13,dep,M);row+=1
        TE+=e;TP+=p;TD+=dep;TA+=a
        rows.append(R(unit=u,building=blk,unitType=t,area=a,tenantName=nm,statusText=s,marketRent=e,contractRent=p,leaseStartDate=st,leaseEndDate=en,deposit=dep))
    ws.write(row,0,'Total / 180 apartments',b);ws.write(row,4,TA,b);ws.write_formula(row,10,f'=SUM(K5:K{row})',M2,TE);ws.write_formula(row,11,f'=SUM(L5:L{row})',M2,TP);ws.write_formula(row,13,f'=SUM(N5:N{row})',M2,TD)
    sm.write(0,0,'Foundry Wharf - unit status at 31 October 2025',b);sm.set_column(0,0,34)
    for k,(a_,z) in enumerate(sorted(cnt.items())): sm.write(2+k,0,a_);sm.write(2+k,1,z)
    sm.write(2+len(cnt),0,'Total apartments',b);sm.write(2+len(cnt),1,180,b);sm.write(4+len(cnt),0,'Passing rent pcm');sm.write(4+len(cnt),1,TP,M);sm.write(5+len(cnt),0,'Passing rent pa');sm.write(5+len(cnt),1,TP*12,M)
    nt.write(0,0,'Rents include broadband. Reserved = holding deposit taken, resident not yet moved in. Void - works: apartment out of use (leak). Smelter block completed 2022, Casting block 2023.')
    ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    occ=sum(cnt.get(k,0) for k in('Let','Notice served','Staff accommodation'));v=cnt.get('Void - ready to let',0)+cnt.get('Void - reserved',0)
    save(fn,'MULTIFAMILY','180 rows, three sheets, status column',False,'Foundry Wharf','2025-10-31',180,occ,v,rows,'Tenancy Schedule')
# 2 student
def x2():
    r=random.Random(2712);fn='PBSA_Minster_Yard_rooms_25-26.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='Rooms AY25-26'
    ws['B2']='Minster Yard Student Living, York';ws['B2'].font=Font(size=14,bold=True);ws['B3']='Room by room letting list - position at 15 October 2025 (academic year 2025/26)'
    H=[('Room',None),('m²',None),('Room type',None),('Occupier',None),('Tenancy','From'),(None,'To'),(None,'Weeks'),('Rent','£ per week'),(None,'£ per month equiv.'),(None,'£ contract total'),('Arrears £',None),('Remark',None)]
    for i,(a,b) in enumerate(H):
        ws.cell(5,2+i,a);ws.cell(6,2+i,b)
        for q in (5,6): ws.cell(q,2+i).font=Font(bold=True);ws.cell(q,2+i).fill=PatternFill('solid',fgColor='F4D9E4');ws.cell(q,2+i).alignment=Alignment(horizontal='center',wrap_text=True)
    ws.row_dimensions[6].height=30;ws.merge_cells('F5:H5');ws.merge_cells('I5:K5')
    for c,w in zip('ABCDEFGHIJKLM',[2,10,7,18,24,12,12,8,11,12,12,11,30]): ws.column_dimensions[c].width=w
    q=7;rows=[];TM=TC=TB=0;n=occ=vac=0
    groups=[(f'Flat {k}',6 if k<7 else 5,'Ensuite') for k in range(1,10)]+[('Studios',11,'Studio')]
    for g,cn,t in groups:
        c=ws.cell(q,2,g);c.font=Font(bold=True,italic=True);q+=1;gm=gc=0
        for i in range(cn):
            u=f'{g[5:]}{chr(65+i)}' if g!='Studios' else f'S{i+1}';tt=t+(' Premium' if i==0 and t=='Ensuite' else (' Accessible' if i==10 else ''));a=13.5+(4 if 'Prem' in tt else 0) if t=='Ensuite' else 21.0+i%3
            x=r.random();v=x<.1;warden=(u=='1A');n+=1
            nm=None;rem=None;wk=pw=mo=ct=s=e=None;ar=None
            if warden: nm=person(r);rem='Resident warden, rent free';s,e=d(2025,9,1),d(2026,8,31);wk=52;pw=mo=ct=0;occ+=1
            elif v: vac+=1;rem=r.choice(['No application','No show, re-let','Applicant pending visa']);nm='VOID'
            else:
                nm=person(r);wk=r.choice([44,44,51]);s=d(2025,9,13);e=s+dt.timedelta(weeks=wk);pw={'E':165,'S':229}[t[0]]+(14 if 'Prem' in tt else 0);mo=round(pw*52/12,2);ct=pw*wk;ar=r.choice([0]*7+[pw*4]);occ+=1
            for k,z in enumerate([u,a,tt,nm,s,e,wk,pw,mo,ct,ar,rem]):
                cc=ws.cell(q,2+k,z)
                if k in(4,5): cc.number_format='dd.mm.yyyy'
                if k in(7,8,9,10): cc.number_format='#,##0.00'
            if v: ws.cell(q,5).font=Font(color='C00000',bold=True)
            q+=1;gm+=mo or 0;gc+=ct or 0
            rows.append(R(unit=u,building=None,section=g,area=a,unitType=tt,tenantName=None if v else nm,statusText='VOID' if v else 'Occupied',contractRent=mo,leaseStartDate=s,leaseEndDate=e,balance=ar))
        ws.cell(q,5,f'{g}: {cn} rooms');ws.cell(q,10,round(gm,2)).number_format='#,##0.00';ws.cell(q,11,gc).number_format='#,##0.00'
        for k in(5,10,11): ws.cell(q,k).font=Font(bold=True)
        q+=2;TM+=gm;TC+=gc
    ws.cell(q,2,f'All rooms: {n}');ws.cell(q,5,f'let {occ} / void {vac}');ws.cell(q,10,round(TM,2)).number_format='#,##0.00';ws.cell(q,11,TC).number_format='#,##0.00'
    ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);wb.save(D+fn)
    save(fn,'STUDENT_HOUSING','flat headings, weekly and monthly rent side by side, VOID in name column',True,'Minster Yard Student Living','2025-10-15',n,occ,vac,rows,'Rooms AY25-26')
# 3 Poland, total wrong
def x3():
    r=random.Random(2713);fn='Wola Brama Offices - TS 2025Q3.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='TS'
    ws.append(['WOLA BRAMA OFFICE PARK, WARSAW']);ws.append(['Tenancy schedule','','','30.09.2025','','EUR unless stated']);ws.append([])
    H=['No.','Unit','Storey','Tenant','Use','GLA m²','Add-on factor','Commencement','Expiry','Break option','Headline rent EUR/m²/month','Base rent EUR/month','Base rent EUR/year','Service charge EUR/month','Security (bank guarantee) EUR','ERV EUR/month']
    ws.append(H)
    for c in ws[4]: c.font=Font(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='7F1D1D');c.alignment=Alignment(wrap_text=True,vertical='top')
    N=['Modrzew Software Sp. z o.o.','Kwarc Consulting S.A.','Baltic Ledger Services Sp. z o.o.','Zielony Most Sp. z o.o.','Horyzont Leasing S.A.','Fundacja Jasna Droga','Pixelnia Sp. z o.o. sp.k.','Stalmont Engineering S.A.','Medica Lumen Sp. z o.o.','Bistro Cynamon Sp. z o.o.','Perkoz Insurance S.A.']
    ws.row_dimensions[4].height=44
    rows=[];G=[0]*5;no=ni=nv=n=0
    for b,fl in (('BUILDING A',5),('BUILDING B',5),('BUILDING C',4)):
        ws.append([b]);ws.cell(ws.max_row,1).font=Font(bold=True);S=[0]*5;nm=None
        for f in range(fl):
            for z in range(1,3 if f!=2 else 4):
                no+=1;n+=1;u=f'{b[-1]}{f}.{z}';v=(f,z,b[-1]) in((1,2,'A'),(3,1,'B'),(3,2,'B'),(0,2,'C'))
                a=r.randint(2800,11500)/10;hr=r.choice([14.5,15.25,15.75,16.5]);use='Office' if f else r.choice(['Office','Canteen','Retail'])
                if not(f==4 and z==2): nm=N[ni%11];ni+=1
                br=round(a*hr,2);yr=round(br*12,2);sc=round(a*5.9,2);erv=round(a*15.5,2);s=d(r.randint(2019,2025),r.randint(1,9),1);e=add(s,r.choice([7,5,10]),days=-1)
                if e<d(2025,10,1):e=add(e,5)
                bo=r.choice(['none',add(s,5).strftime('%d.%m.%Y')]);bg=round(br*1.23*3,-2)
                if v: nv+=1;br=yr=sc=0;bg=None
                t=('VACANT - shell & core' if f==0 else 'VACANT - fit-out offered' if f==1 else 'VACANT - from 01.07.2025') if v else nm
                ws.append([no,u,f if f else 'GF',t,use,a,1.05,None if v else s,None if v else e,None if v else bo,None if v else hr,br,yr,sc,bg,erv])
                for k,x in enumerate((a,br,yr,sc,erv)):S[k]+=x
                rows.append(R(unit=u,building=b,unitType=use,area=a,tenantName=None if v else t,statusText=t if v else 'Occupied',contractRent=br,annualRent=yr,marketRent=erv,leaseStartDate=None if v else s,leaseEndDate=None if v else e,deposit=bg,charges=[{'code':'Service charge','amount':sc}]))
        yr_=round(S[2],2)
        if b[-1]=='B': bad=round(S[2]+9900,2);good=yr_;yr_=bad
        ws.append(['','','','Total '+b.title(),'',round(S[0],2),'','','','','',round(S[1],2),yr_,round(S[3],2),'',round(S[4],2)])
        for c in ws[ws.max_row]: c.font=Font(bold=True);c.border=Border(top=Side(style='thin'))
        ws.append([])
        for k in range(5):G[k]+=S[k]
    ws.append(['','','','TOTAL PARK','',round(G[0],2),'','','','','',round(G[1],2),round(G[2],2),round(G[3],2),'',round(G[4],2)])
    ws.append([]);ws.append(['Units total',None,n]);ws.append(['Units let',None,n-nv]);ws.append(['Units vacant',None,nv]);ws.append(['WAULT (rent weighted, to expiry)',None,None,f"{sum(x['annualRent']*((d.fromisoformat(x['leaseEndDate'])-d(2025,9,30)).days/365.25) for x in rows if x.get('leaseEndDate'))/G[2]:.2f} yrs"])
    for row in ws.iter_rows(min_row=5):
        for c in row:
            if c.column in(8,9): c.number_format='dd.mm.yyyy'
            if c.column in(6,12,13,14,15,16): c.number_format='#,##0.00'
    for k,w in enumerate([6,8,7,36,10,11,8,12,12,12,10,14,15,14,14,14]): ws.column_dimensions[GL(k+1)].width=w
    ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.page_setup.fitToHeight=0;wb.save(D+fn)
    save(fn,'OFFICE','building blocks with subtotals, EUR monthly and yearly, WAULT',False,'Wola Brama Office Park','2025-09-30',n,n-nv,nv,rows,'TS',dict(what=f'Total Building B, Base rent EUR/year printed {bad} instead of {good}; the park total is right',kind='total_wrong'))
# 4 Quebec French
def x4():
    r=random.Random(2714);fn='Liste_loyers_1420_rue_des_Erables.xlsx';wb=xlsxwriter.Workbook(D+fn);ws=wb.add_worksheet('Loyers');b=wb.add_format({'bold':1});h=wb.add_format({'bold':1,'bottom':2,'text_wrap':1,'align':'center'});R_=wb.add_format({'align':'right'})
    m=lambda x:f'{x:,.2f}'.replace(',','\u00a0').replace('.',',')+' $'
    ws.write(0,0,'Immeuble : 1420, rue des Érables, Sherbrooke (Québec)',b);ws.write(1,0,'Liste des loyers au 1er juillet 2025');ws.write(2,0,'Gestion Beaulac-Rive inc.')
    H=['Logement','Pièces','Locataire','Bail du','Bail au','Loyer mensuel','Stationnement','Chauffage','Total mensuel','Loyer du marché','Solde dû']
    for i,x in enumerate(H): ws.write(4,i,x,h)
    ws.set_column(0,1,10);ws.set_column(2,2,28);ws.set_column(3,10,14)
    q=5;rows=[];T=[0]*6;nv=0
    for f in range(1,5):
        for k in range(1,10):
            u=f'{f}{k:02d}';p,bm=[('3 ½',925),('4 ½',1180),('5 ½',1445),('2 ½',760)][(k+f)%4];mk=bm+20*f
            v=u in('105','207','403');nv+=v;t=None if v else person(r).replace('Harriet','Maude')
            lo=0 if v else mk-r.choice([0,35,110,180,240]);st=0 if v else r.choice([0,0,60]);ch=0 if v else r.choice([0,45]);so=0 if v else r.choice([0]*8+[lo,125.5]);s=d(2025,7,1) if r.random()<.8 else d(2025,r.randint(1,6),1);e=add(s,1,days=-1)
            lab='Vacant' if u!='403' else 'Vacant (rénovation)'
            ws.write_row(q,0,[u,p,t or lab,'' if v else s.strftime('%Y-%m-%d'),'' if v else e.strftime('%Y-%m-%d')])
            for z,x in enumerate((lo,st,ch,lo+st+ch,mk,so)): ws.write(q,5+z,m(x),R_);T[z]+=x
            q+=1
            rows.append(R(unit=u,unitType=p,tenantName=t,statusText=lab if v else 'Occupied',marketRent=mk,contractRent=lo,leaseStartDate=None if v else s,leaseEndDate=None if v else e,balance=so,charges=[{'code':'Stationnement','amount':st},{'code':'Chauffage','amount':ch}],totalCharges=lo+st+ch))
    for u,t,x in (('Garage 1','Atelier Nordvélo enr.',180.),('Garage 2','Rhona Fennimore',95.),('Toit','Ondes Estrie inc.',650.)):
        ws.write_row(q,0,[u,'',t,'','']);ws.write(q,5,m(x),R_);ws.write(q,8,m(x),R_);q+=1;T[0]+=x;T[3]+=x
        rows.append(R(unit=u,tenantName=t,statusText='Occupied',contractRent=x,totalCharges=x))
    ws.write(q,0,'TOTAL',b)
    for z,x in enumerate(T): ws.write(q,5+z,m(x),R_)
    ws.write(q+2,0,f'36 logements, dont {36-nv} loués et {nv} vacants. Garages et toit non compris.');ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    save(fn,'MULTIFAMILY','French headers, amounts as text with comma and $',True,'1420, rue des Érables','2025-07-01',36,36-nv,nv,rows,'Loyers')
# 5 UK leisure, hidden columns, stepped rents
def x5():
    r=random.Random(2715);fn='Harbour_Lights_Leisure_Park_TS.xlsx';wb=xlsxwriter.Workbook(D+fn);cv=wb.add_worksheet('Cover');ws=wb.add_worksheet('Harbour Lights');cv.write(3,1,'HARBOUR LIGHTS LEISURE PARK, PORTSMOUTH');cv.write(5,1,'Prepared for Ellerbeck Family Office by Varley Nettleham Property Advisers');cv.write(6,1,'Quarter day: 29 September 2025')
    g=wb.add_format({'bold':1,'align':'center','bg_color':'#cfe2f3','border':1});h=wb.add_format({'bold':1,'text_wrap':1,'border':1,'valign':'top'});n0=wb.add_format({'num_format':'#,##0','border':1});n2=wb.add_format({'num_format':'#,##0.00','border':1});DT=wb.add_format({'num_format':'d mmm yyyy','border':1,'align':'left'});tx=wb.add_format({'border':1,'text_wrap':1});bt=wb.add_format({'bold':1,'num_format':'#,##0','top':6});bt2=wb.add_format({'bold':1,'num_format':'#,##0.00','top':6});b=wb.add_format({'bold':1})
    ws.write(0,0,'Harbour Lights Leisure Park - Tenancy Schedule at 29 September 2025',b)
    ws.merge_range(2,0,2,3,'Premises',g);ws.merge_range(2,4,2,8,'Lease',g);ws.merge_range(2,9,2,12,'Rent (GBP)',g);ws.merge_range(2,13,2,16,'Stepped rent (GBP p.a.)',g);ws.merge_range(2,17,2,18,'Outgoings (GBP p.a.)',g)
    H=['Unit','Occupier t/a','Tenant / status','Area sq ft','Inside 1954 Act','From','To','Tenant break','Next review','Per annum','Per quarter','Per sq ft','Turnover top-up %','Step 1 date','Step 1 rent','Step 2 date','Step 2 rent','Service charge','Insurance']
    for i,x in enumerate(H): ws.write(3,i,x,h)
    ws.set_row(3,32);ws.set_paper(8);ws.set_column(0,0,8);ws.set_column(1,2,27);ws.set_column(3,18,11.5);ws.set_column(4,4,8,None,{'hidden':1});ws.set_column(12,12,8,None,{'hidden':1})
    T=[('1','Starlight Cinemas','Starlight Cinemas (South) Ltd',34200,15),('2','Pinfall Bowl','Pinfall Leisure plc',24150,13.5),('3','Pulse24 Gym','Pulse24 Fitness Ltd',18600,14),('4A','Casa Limone','Casa Limone Restaurants Ltd',3850,29),('4B','','Vacant - under offer (dessert bar)',2900,0),('5','Noodle Harbour','Wexcombe Foods Ltd',3120,31),('6','Putt Pirates','Putt Pirates Adventure Golf Ltd',9900,11),('7','','Vacant - CVA, handed back June 2025',4150,0),('8','Smokestack Grill','Ormsway Dining Group Ltd',4480,28),('9','Clip n Fly','Aerial Play Ltd',12750,10.5),('10','The Lamp House','Jelbert Inns Ltd',6200,24)]
    q=4;rows=[];S=[0]*5
    wd=lambda c,x:ws.write_datetime(q,c,dt.datetime.combine(x,dt.time()),DT)
    for u,ta,t,a,p in T:
        v=not p;rent=0 if v else round(a*p/500)*500;sc=round(a*1.9);ins=round(a*.42);s=d(r.randint(2012,2023),r.choice([3,6,9,12]),24);e=add(s,20 if s.year<2018 else 15,days=-1)
        ws.set_row(q,30 if v else 16);ws.write_row(q,0,[u,ta,t],tx);ws.write(q,3,a,n0);steps=[]
        if v: 
            for c in range(4,9): ws.write(q,c,'',tx)
        else:
            ws.write(q,4,'Yes',tx);wd(5,s);wd(6,e);ws.write(q,7,r.choice(['None','Year 10','None']),tx);wd(8,add(s,5*((2025-s.year)//5+1)));ws.write(q,11,round(rent/a,2),n2);ws.write(q,12,'8%',tx)
            if u in('3','5','9'):
                x=rent
                for k in range(2 if u!='5' else 1):
                    sd=d(2026+k,s.month,24);x+=round(rent*.025/50)*50;steps.append((sd,x));wd(13+2*k,sd);ws.write(q,14+2*k,x,n0)
        ws.write(q,9,rent,n0);ws.write(q,10,rent/4,n2);ws.write(q,17,sc,n0);ws.write(q,18,ins,n0);q+=1
        for k,x in enumerate((a,rent,rent/4,sc,ins)):S[k]+=x
        rows.append(R(unit=u,area=a,tenantName=None if v else t,statusText=t if v else 'Occupied',annualRent=rent,leaseStartDate=None if v else s,leaseEndDate=None if v else e,charges=[{'code':'Service charge','amount':sc,'per':'year'},{'code':'Insurance','amount':ins,'per':'year'}],rentSteps=[{'date':x.isoformat(),'amount':z,'per':'year'} for x,z in steps]))
    ws.write(q,0,'Total',bt);ws.write(q,3,S[0],bt);ws.write(q,9,S[1],bt);ws.write(q,10,S[2],bt2);ws.write(q,17,S[3],bt);ws.write(q,18,S[4],bt)
    ws.write(q+2,0,'Units: 11. Let: 9. Vacant: 2.');ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    save(fn,'RETAIL','grouped header, hidden columns, stepped rents, t/a and tenant columns',True,'Harbour Lights Leisure Park','2025-09-29',11,9,2,rows,'Harbour Lights')
# 6 US shopping centre
def x6():
    r=random.Random(2716);fn='Mesquite_Crossing_rent_roll_Aug25.xlsx';wb=openpyxl.Workbook();ex=wb.active;ex.title='Expiration summary';ws=wb.create_sheet('RR')
    ws['A1']='Mesquite Crossing Shopping Center';ws['A2']='San Marcos, Texas';ws['A3']='Rent Roll - 8/1/2025'
    H1=['','','','','LEASE TERM','','BASE RENT','','','RECOVERIES (MONTHLY)','','','TOTAL','SECURITY'];H2=['Space','Tenant','Use','GLA (SF)','Start','End','$/SF/Yr','Monthly','Annual','CAM','RE Tax','Insurance','MONTHLY','DEPOSIT']
    for i,(a,b_) in enumerate(zip(H1,H2)):
        ws.cell(5,i+1,a or None);c=ws.cell(6,i+1,b_);c.border=Border(bottom=Side(style='medium'))
        for q in(5,6): ws.cell(q,i+1).font=Font(name='Georgia',bold=True,size=9)
    ws.merge_cells('E5:F5');ws.merge_cells('G5:I5');ws.merge_cells('J5:L5')
    A=['Lone Mesa Grocers','Brisket Union','Pecan Street Nails','Tejas Vision Center','Cactus Cleaners','Bluebonnet Pediatric Dental','Agave Wireless','Two Rivers Credit Union','Sole Provider Shoes','Mission Tax Group','Prickly Pear Yoga','Dollar Depot','Lucky Koi Sushi','Hilltop Vapor','River Bend Pets','Armadillo Insurance Agency','Honey Bee Donuts','Longhorn Mail & Ship','Guadalupe Physical Therapy','Solis Salon Suites','Frontier Liquor','Tumbleweed Toys']
    q=7;rows=[];S=[0]*7;nv=n=0;ai=0;exp={}
    sp=['A-1 (Anchor)']+[str(k) for k in range(101,127)]+['PAD 1','PAD 2','PAD 3']
    for k,u in enumerate(sp):
        n+=1;v=u in('104','112','113','121');nv+=v;a=41200 if k==0 else r.randrange(1000,4200,50)
        if not v and u not in('110',): t=A[ai%22] if ai<22 else ['Quickwash Auto','Taco Meridian','First Creek Bank','Lone Mesa Grocers (storage)'][ai-22] ;ai+=1
        if u=='110': t=prev
        rate=11.5 if k==0 else r.choice([22,24.5,26,28,31.75]);mo=round(a*rate/12,2);s=d(r.randint(2015,2025),r.randint(1,7),1);e=add(s,r.choice([5,10]),days=-1)
        if e<d(2025,8,1): e='MTM' if k and r.random()<.25 else add(e,10)
        cm,tx,ins=round(a*.31,2),round(a*.24,2),round(a*.06,2);dep=0 if k==0 else round(mo)
        if v: t='VACANT' if u!='113' else 'VACANT (LOI out)';mo=cm=tx=ins=0;dep=None
        tot=round(mo+cm+tx+ins,2)
        vals=[u,t,None if v else r.choice(['Retail','Service','Food']) if k else 'Grocery',a,None if v else s,None if v else e,None if v else rate,mo,round(mo*12,2),cm,tx,ins,tot,dep]
        for i,x in enumerate(vals):
            c=ws.cell(q,i+1,x);c.font=Font(name='Georgia',size=9,italic=v)
            if i in(4,5): c.number_format='m/d/yy';c.alignment=Alignment(horizontal='right')
            if i>=6: c.number_format='#,##0.00;(#,##0.00);"-"'
            if i==3:c.number_format='#,##0'
        q+=1
        if k in(0,13,26): q+=1
        prev=t if not v else prev
        for i,x in enumerate((a,mo,round(mo*12,2),cm,tx,ins,tot)):S[i]+=x
        if not v: y='MTM' if e=='MTM' else e.year;exp.setdefault(y,[0,0]);exp[y][0]+=a;exp[y][1]+=round(mo*12,2)
        z=lambda x:None if v else x
        rows.append(R(unit=u,unitType=vals[2],area=a,tenantName=z(t),statusText=t if v else 'Occupied',contractRent=z(mo),annualRent=z(round(mo*12,2)),leaseStartDate=z(s),leaseEndDate=z(e),deposit=dep or None,charges=None if v else [{'code':'CAM','amount':cm},{'code':'RE Tax','amount':tx},{'code':'Insurance','amount':ins}],totalCharges=z(tot)))
    for c,x in zip((2,4,8,9,10,11,12,13),['TOTALS']+[round(x,2) for x in S]): ws.cell(q,c,x).font=Font(name='Georgia',bold=True,size=9);ws.cell(q,c).number_format='#,##0.00' if c>4 else '#,##0'
    ws.cell(q+1,2,'Occupied spaces');ws.cell(q+1,4,n-nv);ws.cell(q+2,2,'Vacant spaces');ws.cell(q+2,4,nv);ws.cell(q+3,2,'Total spaces');ws.cell(q+3,4,n)
    for k,w in enumerate([13,32,10,10,10,10,9,13,14,12,12,11,13,12]): ws.column_dimensions[GL(k+1)].width=w
    ex.append(['Lease expirations - Mesquite Crossing']);ex.append(['Year','SF','Annual base rent'])
    for y in sorted(exp,key=str): ex.append([y,exp[y][0],round(exp[y][1],2)])
    ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.page_setup.fitToHeight=0;wb.save(D+fn)
    save(fn,'RETAIL','expiration sheet first, two-row grouped header, spacer rows, MTM',False,'Mesquite Crossing Shopping Center','2025-08-01',n,n-nv,nv,rows,'RR')
# 7 logistics portfolio
def x7():
    r=random.Random(2717);fn='Project_Heron_logistics_portfolio.xlsx';wb=xlsxwriter.Workbook(D+fn);ws=wb.add_worksheet('Tenancies');su=wb.add_worksheet('By property')
    h=wb.add_format({'bold':1,'text_wrap':1,'bottom':1,'font_name':'Arial','font_size':9,'bg_color':'#ffe9a8'});f=wb.add_format({'font_name':'Arial','font_size':9});n0=wb.add_format({'num_format':'#,##0','font_name':'Arial','font_size':9});bt=wb.add_format({'bold':1,'num_format':'#,##0','font_name':'Arial','font_size':9,'top':1});
    ws.write(0,0,'Project Heron - logistics portfolio',h);ws.write(0,5,'Tenancy data tape, effective date 2025-06-30, EUR',f)
    H=['Property','Country','Unit','Tenant','Use','GLA m²','Lease start','Expiry','First break','WAULT yrs','Annual rent','Monthly rent','ERV p.m.','Service charge p.m.','Cash deposit','Vacancy reason']
    for i,x in enumerate(H): ws.write(2,i,x,h)
    ws.set_column(0,0,24);ws.set_column(3,3,30);ws.set_column(4,14,11.5);ws.set_column(15,15,30)
    N=['Fleetvogel Logistik GmbH','Parcelnova Polska Sp. z o.o.','Carga Levante SL','Midgate Fulfilment Ltd','Tessera Home Europe BV','Brunnwald Getränke KG','Autopart Iberia SA','Nimbus Returns Ltd','Kornfeld Foods AG']
    q=3;rows=[];G=[0]*5;n=nv=0;ni=0
    for p,c,k in (('Heron Kassel Süd','DE',5),('Heron Łódź Stryków','PL',6),('Heron Valencia Ribarroja','ES',4),('Heron Daventry Gate','UK',4),('Heron Wrocław Bielany','PL',5)):
        S=[0]*5
        for i in range(k):
            u=r.choice(['Hall ','Unit ','DC'])[:0]+{'DE':'Halle ','PL':'DC','ES':'Nave ','UK':'Unit '}[c]+str(i+1);use='Warehouse' if i<k-1 else 'Office/mezz.';a=r.randrange(4000,22000,10) if use=='Warehouse' else r.randrange(600,1900,10)
            v=(c,i) in(('PL',2),('ES',1));n+=1;nv+=v;rt=r.choice([4.6,5.1,5.6,6.2]) if use=='Warehouse' else 9.5;mo=0 if v else round(a*rt);an=mo*12;erv=round(a*(rt+.3));sc=0 if v else round(a*1.05);s=d(r.randint(2018,2025),r.randint(1,6),1);e=add(s,r.choice([8,10,12]),days=-1)
            if i and not v and use!='Warehouse': t=N[(ni-1)%9]
            else: t=N[ni%9];ni+=not v
            dep=mo*3 if not v and r.random()<.6 else None
            br=add(s,5) if add(s,5)>d(2025,6,30) and r.random()<.5 else None
            vals=[p,c,u,'VACANT' if v else t,use,a,'' if v else s.isoformat(),'' if v else e.isoformat(),br.isoformat() if br and not v else '','' if v else round((e-d(2025,6,30)).days/365.25,1),an,mo,erv,sc,dep if dep else '',('Speculative unit, completed 2025' if c=='PL' else 'Tenant insolvent') if v else '']
            for z,x in enumerate(vals): ws.write(q,z,x,n0 if z in(5,10,11,12,13,14) else f)
            q+=1
            for z,x in enumerate((a,an,mo,erv,sc)):S[z]+=x
            rows.append(R(unit=u,propertyName=p,unitType=use,area=a,tenantName=None if v else t,statusText='VACANT' if v else 'Occupied',contractRent=mo,annualRent=an,marketRent=erv,leaseStartDate=None if v else s,leaseEndDate=None if v else e,deposit=dep,charges=[{'code':'Service charge p.m.','amount':sc}]))
        def tl(lbl,S):
            ws.write(q,0,lbl,bt)
            for z in range(1,16): ws.write(q,z,'',bt)
            ws.write(q,5,S[0],bt)
            for z in range(4): ws.write(q,10+z,S[1+z],bt)
        tl('Total '+p,S);q+=1
        for z in range(5):G[z]+=S[z]
        r_=su.dim_rowmax+1 if su.dim_rowmax is not None else 1
        su.write(r_,0,p);su.write(r_,1,k);su.write(r_,2,S[0]);su.write(r_,3,S[1])
    q+=1;tl('Portfolio total',G)
    for z,x in enumerate(['Property','Units','GLA m²','Annual rent EUR']): su.write(0,z,x)
    ws.write(q+2,0,f'{n} units, {n-nv} let, {nv} vacant',f);ws.freeze_panes(3,4);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    save(fn,'WAREHOUSE','five properties in one sheet, property column, totals by property, ISO dates as text',False,'Project Heron','2025-06-30',n,n-nv,nv,rows,'Tenancies')
def run():
    for f in (x1,x2,x3,x4,x5,x6,x7): f()
