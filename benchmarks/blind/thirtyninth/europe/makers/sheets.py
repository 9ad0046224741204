from common import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc
def wb(n): return xlsxwriter.Workbook(doc(n),{'default_date_format':'dd/mm/yyyy'})
def dtm(d): return dt.datetime(d.year,d.month,d.day)

def d08():
    R=random.Random(3908); name='uk_fosse_retail_park_mri.xlsx'; w=wb(name); s0=w.add_worksheet('Cover'); s=w.add_worksheet('Tenancy Schedule'); s2=w.add_worksheet('Arrears'); B=w.add_format({'bold':1}); s0.write('B2','Fosseway Gate Retail Park',w.add_format({'bold':1,'font_size':18})); s0.write('B4','Quarterly property report – September quarter 2025'); s0.write('B5','Prepared for: Lindholm Pension Trustees Ltd'); s0.write('B7','Contents'); s0.write('B8','1. Tenancy Schedule'); s0.write('B9','2. Arrears')
    H=w.add_format({'bold':1,'bg_color':'#1F3864','font_color':'white','text_wrap':1,'align':'center','valign':'vcenter','border':1}); M=w.add_format({'num_format':'#,##0.00'}); I=w.add_format({'num_format':'#,##0'}); Dt=w.add_format({'num_format':'dd mmm yyyy','align':'left'}); MB=w.add_format({'num_format':'#,##0.00','bold':1,'top':1,'bottom':6}); IB=w.add_format({'num_format':'#,##0','bold':1,'top':1,'bottom':6})
    s.write('A1','MRI Property – CM Tenancy Schedule',B); s.write('A2','Entity: FGRP  Fosseway Gate Retail Park, Leicester'); s.write('A3','Period: 09/25     Effective date: 29/09/2025'); s.hide_gridlines(2); s.set_column('A:A',8); s.set_column('B:B',12); s.set_column('C:C',36); s.set_column('D:P',13); s.set_column('D:D',None,None,{'hidden':1}); s.freeze_panes(7,3)
    for a,t in [('A5:D5','Unit'),('E5:H5','Lease'),('I5:K5','Base Rent'),('L5:M5','Recoveries (£ per annum)'),('N5:O5','Turnover'),]: s.merge_range(a,t,H)
    for i,h in enumerate(['Unit','GIA\nsq ft','Occupant','Lease ID','Start','Expiry','Tenant break','Rent review','£ per annum','£ per quarter','£ psf','Service charge','Insurance','T/O %','T/O rent y/e 2024','Status']): s.write(5,i,h,H)
    s.set_row(5,32); r=7; rows=[]
    L=[('1A','Hobbins Home & Garden Ltd',24500,17.5),('1B','Petropolis Pets Ltd',9980,24),('2','Fernhill Carpets plc',10020,19.5),('3',None,7540,0),('4','Sprocket & Wheel Ltd',8015,23),('5','Big Loft Furniture Ltd',15120,18),('6','Trailmark Outdoor Ltd',7495,26),('7A','The Value Larder Ltd',11030,21),('7B',None,4960,0),('8','Bathsheba Kitchens Ltd',5015,25),('9','Muscle Barn Gyms Ltd',16200,12.5),('Pod 1','Beanstalk Coffee Drive-Thru Ltd',1850,62),('Pod 2','Wok Lane Franchising Ltd',1620,58),('Kiosk','Keycut Corner (sole trader)',210,71)]
    T=[0]*6
    for u,t,a,p in L:
        s.write(r,0,u) if not u.isdigit() else s.write_number(r,0,int(u)); s.write(r,1,a,I); sc=round(a*2.15,2); ins=round(a*.38,2); s.write(r,11,sc,M); s.write(r,12,ins,M); T[0]+=a;T[3]+=sc;T[4]+=ins; ro=dict(unit=u,area=a,charges=[dict(code='Service charge',amount=sc),dict(code='Insurance',amount=ins)])
        if t:
            st=R.choice([D(2016,3,25),D(2019,6,24),D(2021,9,29),D(2023,12,25),D(2024,5,17)]); e=addy(st,R.choice([10,15])); ar=round(a*p/250)*250
            s.write(r,2,t); s.write(r,3,f'L{R.randint(1000,9999)}'); s.write_datetime(r,4,dtm(st),Dt); s.write_datetime(r,5,dtm(e),Dt); 
            if R.random()<.4: s.write_datetime(r,6,dtm(addy(st,10,False) if st.year<2019 else addy(st,6,False)),Dt)
            if st.year>2020: s.write_datetime(r,7,dtm(addy(st,5,False)),Dt)
            s.write(r,8,ar,M); s.write_formula(r,9,f'=I{r+1}/4',M,ar/4); s.write_formula(r,10,f'=I{r+1}/B{r+1}',M,round(ar/a,2)); stt='Current'
            if u in('7A','Pod 1'): s.write(r,13,'8%'); to=R.choice([14250.,8120.]); s.write(r,14,to,M); T[5]+=to
            if u=='8': stt='CVA - monthly rents'
            s.write(r,15,stt); T[1]+=ar;T[2]+=ar/4; ro.update(tenantName=t,leaseStartDate=st,leaseEndDate=e,annualRent=ar,statusText=stt)
        else: s.write(r,2,'VACANT'); s.write(r,15,'Vacant'); ro.update(statusText='Vacant')
        rows.append(ro); r+=1
    r+=1; s.write(r,0,'Ancillary income',B); r+=1
    for u,t,st,e,ar in [('ATM 1','Cashpoint Direct Ltd',D(2022,1,1),D(2026,12,31),6500),('EV Hub','Voltbay Charging Ltd',D(2024,4,1),D(2044,3,31),18000),('Ad Panel','Bigsheet Media Ltd',D(2021,7,1),D(2026,6,30),7250)]:
        s.write(r,0,u); s.write(r,2,t); s.write_datetime(r,4,dtm(st),Dt); s.write_datetime(r,5,dtm(e),Dt); s.write(r,8,ar,M); s.write_formula(r,9,f'=I{r+1}/4',M,ar/4); s.write(r,15,'Current'); T[1]+=ar;T[2]+=ar/4
        rows.append(dict(unit=u,section='Ancillary income',tenantName=t,leaseStartDate=st,leaseEndDate=e,annualRent=ar,statusText='Current')); r+=1
    s.write(r,0,'Total',B)
    for c,v,f in [(1,T[0],IB),(8,T[1],MB),(9,T[2],MB),(11,T[3],MB),(12,T[4],MB),(14,T[5],MB)]: s.write_formula(r,c,f'=SUM({rc(7,c)}:{rc(r-1,c)})',f,round(v,2))
    s.write(r+2,0,'Retail units: 14   Let: 12   Vacant: 2')
    s2.write_row(0,0,['Occupant','Current','30 days','60+ days'],B); s2.write_row(1,0,['Bathsheba Kitchens Ltd',0,10416.67,20833.33]); s2.write_row(2,0,['Keycut Corner (sole trader)',310,0,0]); s.set_landscape(); s.fit_to_pages(1,0)
    s.activate(); w.close(); save(name,'RETAIL','MRI export, grouped header, hidden column, three sheets',False,'Fosseway Gate Retail Park','2025-09-29',14,12,2,rows,sheet='Tenancy Schedule')

def d09():
    R=random.Random(3909); name='pt_hotel_miradouro_rent_roll.xlsx'; w=wb(name); s=w.add_worksheet('RR Oct25'); s.set_column('A:A',2); s.set_column('B:B',14); s.set_column('C:C',38); s.set_column('D:D',3); s.set_column('E:N',14); g=w.add_format({'italic':1,'font_color':'#666666'}); B=w.add_format({'bold':1}); T=w.add_format({'bold':1,'font_size':14,'font_name':'Georgia'}); h=w.add_format({'bottom':2,'bold':1,'text_wrap':1,'font_name':'Georgia','valign':'bottom'}); E=w.add_format({'num_format':'€#,##0.00;[Red]-€#,##0.00;"-"'}); EB=w.add_format({'num_format':'€#,##0.00','bold':1,'top':1}); Dt=w.add_format({'num_format':'d-mmm-yy'}); S=w.add_format({'bold':1,'bg_color':'#E2EFDA'})
    s.hide_gridlines(2); s.write('B2','Hotel Miradouro do Carmelo & Galeria – Lisbon',T); s.write('B3','Rent roll at 31 October 2025, monthly amounts excl. VAT',g); s.write('B4','Sintravale – Gestão de Activos, Lda. for Atlântico Hospitality SICAFI',g)
    for c,t in zip([1,2,4,5,6,7,8,9,10,11],['Space','Tenant / operator','Area\n(m²)','Commence-\nment','Expiry','Monthly\nrent','Condominium\ncharge','Marketing\nfund','Total\nper month','Security\n(deposit or BG)']): s.write(6,c,t,h)
    s.write(6,12,'Indexation / remarks',h); s.set_row(6,32); r=8; rows=[]; G=[0]*6
    secs=[('HOTEL',[('Hotel (142 keys)','Casa Alcantil Hotelaria, S.A.',9840,D(2019,5,1),D(2039,4,30),148500,0,0,891000,'Fixed base rent; variable 28% of GOP above €5.1m. CPI each May')]),
     ('GALERIA – SHOPS & RESTAURANTS',[('Loja 01','Pastéis da Colina, Lda.',86,D(2021,3,1),D(2027,2,28),4350,387,120,13050,'CPI'),('Loja 02','Cortiça & Linho, Unip. Lda.',64,D(2022,9,15),D(2026,9,14),3120,288,120,6240,'CPI'),('Loja 03',None,71,None,None,0,0,0,0,'Asking €48/m²'),('Loja 04','Farmácia Nova do Carmelo',112,D(2018,1,1),D(2032,12,31),5240.5,504,120,15721.5,'Coef. INE'),('Loja 05','Azulejaria Tremoceira, Lda.',58,D(2023,6,1),D(2028,5,31),2755,261,120,8265,'CPI'),('Loja 06/07','Restaurante Marisqueira Ondina, S.A.',318,D(2020,11,1),D(2035,10,31),11900,1431,240,71400,'Step to €12,600 from 1 Nov 2026'),('Loja 08',None,49,None,None,0,0,0,0,'Works by landlord to Jan 26'),('Loja 09','Câmbios Estrela do Cais, Lda.',33,D(2024,2,1),D(2027,1,31),2480,148.5,120,7440,'CPI'),('Rooftop Bar','Casa Alcantil Hotelaria, S.A.',265,D(2022,4,1),D(2039,4,30),8200,0,0,0,'Crossed with hotel lease'),('Spa','Termas Urbanas de Lisboa, Lda.',540,D(2021,1,1),D(2030,12,31),6750,1215,0,40500,'CPI')]),
     ('OTHER INCOME (not units)',[('Car park -1/-2','EstacionaFácil, S.A.',None,D(2020,1,1),D(2029,12,31),5600,0,0,16800,'78 spaces'),('Antenna','Torres Lusas Telecom, S.A.',None,D(2017,7,1),D(2027,6,30),1150,0,0,0,''),('Storage -2','Pastéis da Colina, Lda.',22,D(2021,3,1),D(2027,2,28),180,0,0,0,'')])]
    subs=[]
    for sn,L in secs:
        for c in range(1,13): s.write_blank(r,c,None,S)
        s.write(r,1,sn,S); r+=1; r0=r; x=[0]*6
        for u,t,a,b,e,m,cc,mf,dp,rem in L:
            s.write(r,1,u); s.write(r,2,t or 'vacant'); 
            if a: s.write(r,4,a)
            s.write(r,12,rem); ro=row(unit=u,section=sn,area=a)
            if t:
                s.write_datetime(r,5,dtm(b),Dt); s.write_datetime(r,6,dtm(e),Dt)
                for c,v in zip([7,8,9],[m,cc,mf]): s.write(r,c,v,E)
                s.write_formula(r,10,f'=SUM(H{r+1}:J{r+1})',E,m+cc+mf); s.write(r,11,dp,E)
                ch=[dict(code=k,amount=v) for k,v in [('Monthly rent',m),('Condominium charge',cc),('Marketing fund',mf)] if v]
                ro.update(tenantName=t,leaseStartDate=b,leaseEndDate=e,contractRent=m,charges=ch,totalCharges=m+cc+mf); 
                if dp: ro['deposit']=dp
                if 'Step' in rem: ro['rentSteps']=[dict(date='2026-11-01',amount=12600)]
            else: ro['statusText']='vacant'
            x=[p+q for p,q in zip(x,[a or 0,m,cc,mf,m+cc+mf,dp])]; rows.append(ro); r+=1
        s.write(r,2,'Subtotal',B)
        for c,v in zip([4,7,8,9,10,11],x):s.write_formula(r,c,f'=SUM({rc(r0,c)}:{rc(r-1,c)})',EB if c>4 else B,v)
        G=[p+q for p,q in zip(G,x)]; subs.append(r); r+=2
    s.write(r,2,'TOTAL',B)
    for c,v in zip([4,7,8,9,10,11],G): s.write_formula(r,c,'='+'+'.join(rc(k,c) for k in subs),EB if c>4 else B,v)
    s.write(r+2,1,'Lettable units 11 (hotel 1, galeria 10) – let 9 – vacant 2',g); s.fit_to_pages(1,1); s.set_landscape(); w.close()
    save(name,'HOSPITALITY','hand-made owner workbook with spacer columns and sections',False,'Hotel Miradouro do Carmelo & Galeria','2025-10-31',11,9,2,rows,sheet='RR Oct25')

def d10():
    R=random.Random(3910); name='de_sap_refx_conditions_frankfurt.xlsx'; w=wb(name); s=w.add_worksheet('Sheet1'); h=w.add_format({'bg_color':'#D9E1F2','border':1}); M=w.add_format({'num_format':'#,##0.00'}); I=w.add_format({'num_format':'#,##0.00'}); Dt=w.add_format({'num_format':'dd.mm.yyyy'}); Y=w.add_format({'num_format':'#,##0.00','bg_color':'#FFFF99','bold':1})
    H=['CoCd','Bus. Ent.','Name of BE','Building','Rental Obj.','Usage Type','Floor','Area (m²)','Contract','Business Partner','Contr. Start','Contr. End','Cond. Type','Condition','Cond. Amount','Crcy','Freq.','Security Dep.','Key Date']
    s.write_row(0,0,H,h); r=1; rows=[]; key=D(2025,9,30); tot=0; tn=['Mainufer Kanzlei Partnerschaft mbB','Zentralverband Feinblech e.V.','Fluxwerk Software GmbH','Nordlicht Asset Services GmbH','Hessia Versicherungsmakler AG','Kontor Grüneburg Beratungs-GmbH','Bistro Lichthof GmbH','Taunus Dental MVZ GmbH','Prisma Prüfdienste GmbH','Ostend Coworking GmbH','Rhein-Main Steuerkolleg GmbH','Optimus Logopädie GbR','Skyline Travel Europe GmbH','Apotheke am Lichthof e.K.']
    k=0;o=v=0; dep=0
    for b,n in [('A',11),('B',9)]:
        for i in range(n):
            pk=i>=n-3; ut='Parking space' if pk else 'Retail' if i==0 else 'Office'; u=f'{b}{"P" if pk else ""}{(i+1 if not pk else i-n+4):04d}'; a=None if pk else round(R.uniform(180,980),1)
            bld=f'Building {b}'; vac=(b,i) in(('A',4),('B',3),('A',9)); ro=row(unit=u,building=bld,unitType=ut,area=a)
            base=[4100,'1047','Lichthof Ostend',bld,u,ut,'UG' if pk else 'EG' if i==0 else f'{i:02d}',a]
            if vac: conds=[None]; ro['statusText']='Vacant'; cn=bp=''; st=en=None
            else:
                if pk: cn,bp,st,en=last
                else: cn=f'1047/{R.randint(1000,9999)}'; bp=tn[k]; k+=1; st=first(R,2014,2024); en=addy(st,R.choice([10,15])); last=(cn,bp,st,en)
                if en<=key: en=D(2028,12,31); last=(cn,bp,st,en)
                rt=95. if pk else round(a*R.uniform(17,27),2); conds=[('1000','Base rent',rt)]
                if not pk: conds+=[('2000','Adv. payment operating costs',round(a*3.8,2)),('2100','Adv. payment heating',round(a*1.2,2))]
                if ut=='Retail': conds+=[('2900','Advertising contribution',150.)]
                d=0 if pk else round(rt*3,2); dep+=d
                ro.update(tenantName=bp,leaseStartDate=st,leaseEndDate=en,contractRent=rt,charges=[dict(code=c[1],amount=c[2]) for c in conds],**({'deposit':d} if d else {}))
            for j,c in enumerate(conds):
                s.write_row(r,0,[x if x is not None else '' for x in base[:7]]); 
                if a: s.write(r,7,a,I)
                s.write(r,8,cn or ''); s.write(r,9,bp or ('Vacant' if not c else ''))
                if c:
                    s.write_datetime(r,10,dtm(st),Dt); s.write_datetime(r,11,dtm(en),Dt); s.write(r,12,c[0]); s.write(r,13,c[1]); s.write(r,14,c[2],M); s.write(r,15,'EUR'); s.write(r,16,'Monthly'); tot+=c[2]
                    if j==0 and d: s.write(r,17,d,M)
                s.write_datetime(r,18,dtm(key),Dt); r+=1
            rows.append(ro)
            if not pk: o+=not vac; v+=vac
    for c in range(19): s.write_blank(r,c,None,Y)
    s.write(r,14,round(tot,2),Y); s.write(r,17,round(dep,2),Y); s.autofilter(0,0,r-1,18); s.set_column('A:S',12); s.set_column('J:J',34); s.set_column('N:N',28); s.fit_to_pages(1,0); s.set_landscape(); w.close()
    save(name,'OFFICE','SAP RE-FX ALV export, one line per condition',True,'Lichthof Ostend','2025-09-30',o+v,o,v,rows,sheet='Sheet1')

def d11():
    R=random.Random(3911); name='nl_huurlijst_de_vier_gebroeders.xlsx'; w=wb(name); s=w.add_worksheet('Huurlijst'); s2=w.add_worksheet('Toelichting'); B=w.add_format({'bold':1}); rt=w.add_format({'align':'right'}); rb=w.add_format({'align':'right','bold':1,'top':1}); h=w.add_format({'bold':1,'bg_color':'#FCE4D6','text_wrap':1,'border':1})
    s.write('A1','Huurlijst per 1 juli 2025',w.add_format({'bold':1,'font_size':13})); s.write('A2','Complex: De Vier Gebroeders, Borneokade 201 t/m 269 (oneven), Amsterdam'); s.write('A3','Verhuurder: Stichting Bewaarder Oeverlanden Woningfonds'); e=lambda x:'€ '+eu(x)
    H=['Huisnr.','Soort','m² GBO','Huurder','Ingang','Einde','Kale huur p/m','Service-kosten','Voorschot warmte','Totaal p/m','Waarborgsom','Status']; s.write_row(4,0,H,h); s.set_row(4,30); r=5; rows=[]; used=set(); T=[0]*5; o=v=0
    for i in range(35):
        u=str(201+2*i); so,a,k=R.choice([('2-kamer',R.randint(52,61),1390),('3-kamer',R.randint(70,82),1715),('4-kamer',R.randint(94,108),2190),('Studio',R.randint(34,40),1080)]); s.write(r,0,int(u)); s.write(r,1,so); s.write(r,2,a); ro=dict(unit=u,unitType=so,area=a)
        if i in(6,19,28): s.write(r,3,'leeg'); s.write(r,11,'Leegstand' if i!=28 else 'Leegstand (verhuurd per 15-7-2025)'); ro['statusText']='Leegstand' if i!=28 else 'Leegstand (verhuurd per 15-7-2025)'; v+=1
        else:
            n=person(R,'nl',used); st=first(R,2016,2025); st=min(st,D(2025,6,1)); en='onbepaald' if st.year<2024 or R.random()<.6 else addy(st,2); m=round(k*R.uniform(.88,1.02),2); sc=round(a*.55+12,2); wa=round(a*.95,2); wb_=round(m,2)*R.choice([1,1,2]); x=[m,sc,wa,round(m+sc+wa,2),round(wb_,2)]; stt='Opgezegd per 31-8-2025' if i in(11,24) else 'Verhuurd'
            s.write(r,3,n); s.write(r,4,f'{st.day}-{st.month}-{st.year}',rt); s.write(r,5,en if isinstance(en,str) else f'{en.day}-{en.month}-{en.year}',rt)
            for c,q in zip(range(6,11),x): s.write(r,c,e(q),rt)
            s.write(r,11,stt); T=[p+q for p,q in zip(T,x)]; o+=1
            ro.update(tenantName=n,leaseStartDate=st,leaseEndDate=en,contractRent=m,charges=[dict(code='Kale huur',amount=m),dict(code='Servicekosten',amount=sc),dict(code='Voorschot warmte',amount=wa)],totalCharges=x[3],deposit=x[4],statusText=stt)
        rows.append(ro); r+=1
    s.write(r,0,'Totaal',B)
    for c,q in zip(range(6,11),T): s.write(r,c,e(q),rb)
    s.write(r+2,0,f'Aantal woningen 35, verhuurd {o}, leegstand {v}'); s.write(r+3,0,'Parkeren: zie huurlijst garage (apart complex).')
    s.set_column('A:C',9); s.set_column('D:D',26); s.set_column('E:K',14); s.set_column('L:L',34); s2.write('A1','Indexatie: CPI + 1% per 1 juli, middenhuur volgens Wet betaalbare huur.'); s2.write('A2','Servicekosten worden jaarlijks afgerekend.'); s.set_landscape(); s.fit_to_pages(1,0); w.close()
    save(name,'MULTIFAMILY','Dutch huurlijst, amounts and dates as text',False,'De Vier Gebroeders','2025-07-01',35,o,v,rows,sheet='Huurlijst')

def d12():
    R=random.Random(3912); name='ie_nursing_home_resident_census.xlsx'; w=wb(name); s=w.add_worksheet('Census & Fees'); B=w.add_format({'bold':1}); h=w.add_format({'bold':1,'bottom':1,'top':1,'rotation':0,'text_wrap':1,'bg_color':'#DDEBF7','align':'center'}); M=w.add_format({'num_format':'#,##0.00'}); MB=w.add_format({'num_format':'#,##0.00','bold':1,'top':1}); Dt=w.add_format({'num_format':'dd-mm-yyyy'}); s.merge_range('A1:L1','BALLYSALLAGH MANOR NURSING HOME',w.add_format({'bold':1,'font_size':14,'align':'center'})); s.merge_range('A2:L2','Census and fee roll – 31 August 2025',w.add_format({'align':'center'})); s.write_row(3,0,['Wing','Bed','Room type','Resident','Care need','Payor','Admitted','Weekly rate','Monthly fee','Addl. services / month','Total monthly','Account balance','Status'],h); s.set_row(3,46); r=4; rows=[]; used=set(); T=[0]*4; c_=dict(o=0,v=0,x=0)
    for wing,n in [('Shannon',20),('Fergus',18),('Burren (memory care)',14)]:
        r0=r
        for i in range(n):
            bed=f'{wing[0]}{i//2+1:02d}-{i%2+1}' if i>=8 else f'{wing[0]}{i+1:02d}S'; ty='Single en-suite' if i<8 else 'Twin'; z=R.random(); s.write(r,0,wing) if i==0 else None; s.write(r,1,bed); s.write(r,2,ty); ro=dict(unit=bed,building=wing,unitType=ty)
            if wing[0]=='F' and i in(16,17): s.write(r,12,'Closed - works'); ro['statusText']='Closed - works'; c_['x']+=1
            elif z<.1: st=R.choice(['Vacant','Vacant - reserved']); s.write(r,12,st); ro['statusText']=st; c_['v']+=1
            else:
                p=person(R,'ie',used); p=p.split()[0][0]+'. '+p.split()[1]
                py=R.choice(['NHSS','NHSS','NHSS','Private']); wk={'NHSS':1245,'Private':1395}[py]+(120 if wing[0]=='B' else 0); m=round(wk*52/12,2); ad=R.choice([0,95,95,130]); bal=R.choice([0,0,0,m,-420.5,95]); st='Hospital leave' if R.random()<.05 else 'In residence'; a=rd(R,D(2019,2,1),D(2025,8,20)); care=R.choice(['Low','Medium','High','Max']); s.write(r,3,p);s.write(r,4,care);s.write(r,5,py);s.write_datetime(r,6,dtm(a),Dt)
                for c,q in zip(range(7,12),[wk,m,ad,None,bal]): s.write(r,c,q,M)
                s.write_formula(r,10,f'=I{r+1}+J{r+1}',M,round(m+ad,2)); s.write(r,12,st); c_['o']+=1
                ro.update(tenantName=p,moveInDate=a,contractRent=m,charges=[dict(code='Monthly fee',amount=m),dict(code='Addl. services',amount=ad)],totalCharges=round(m+ad,2),balance=bal,statusText=st); T=[x+q for x,q in zip(T,[m,ad,m+ad,bal])]
            rows.append(ro); r+=1
        r+=1
    s.write(r,0,'TOTAL',B)
    for c,q in zip([8,9,10,11],T): s.write_formula(r,c,f'=SUM({rc(4,c)}:{rc(r-1,c)})',MB,round(q,2))
    r+=2
    for a,b in [('Registered beds',52),('Occupied (incl. hospital leave)',c_['o']),('Vacant',c_['v']),('Closed',c_['x'])]: s.write(r,3,a); s.write(r,4,b); r+=1
    s.set_column('A:A',22); s.set_column('B:B',9); s.set_column('C:C',16); s.set_column('D:D',30); s.set_column('E:L',13); s.set_column('M:M',18); s.set_landscape(); s.fit_to_pages(1,0); w.close()
    save(name,'SENIOR_HOUSING','nursing home census, wing name only on first bed',False,'Ballysallagh Manor Nursing Home','2025-08-31',52,c_['o'],c_['v'],rows,sheet='Census & Fees')

def d13():
    R=random.Random(3913); name='uk_car_park_bay_licences.xlsx'; w=wb(name); s=w.add_worksheet('Bays'); s1=w.add_worksheet('Tariff'); B=w.add_format({'bold':1}); h=w.add_format({'bold':1,'font_color':'#7F7F7F','bottom':1}); M=w.add_format({'num_format':'£#,##0.00'}); MB=w.add_format({'num_format':'£#,##0.00','bold':1,'top':1}); Dt=w.add_format({'num_format':'dd/mm/yy'}); L=w.add_format({'bold':1,'bg_color':'#FFF2CC'})
    s.write('A1','Silvergate Multi-Storey, Manchester – contract bays',B); s.write('F1','Report date:'); s.write_datetime('G1',dtm(D(2025,10,1)),Dt); s.write_row(2,0,['Bay','Licensee','Permit','From','To','Fee pcm','VAT','Gross pcm','Fob deposit','State'],h); r=3; rows=[]; firms=['Arkwright Loom Solicitors LLP','Deansgrove Dental Ltd','Castlefold Media Ltd','Irkdale Hotels Ltd','Hulmeside Housing Ltd']; T=[0]*4; o=v=x=0; n=0
    for lev,k,fee in [('Level 1',34,165),('Level 2',36,150),('Level 3',36,150),('Level 4 (roof)',34,120)]:
        s.write(r,0,lev,L); [s.write_blank(r,c,None,L) for c in range(1,10)]; r+=1; r0=r; X=[0]*4; blk=None;bl=0
        for i in range(k):
            u=f'{lev[6]}-{i+1:03d}'; s.write(r,0,u); z=R.random(); ro=dict(unit=u,section=lev)
            if lev[6]=='1' and i<2: s.write(r,9,'Out of use'); ro['statusText']='Out of use'; x+=1
            elif bl<=0 and z<(.25 if 'roof' in lev else .1): s.write(r,1,'available'); s.write(r,9,'Vacant'); ro['statusText']='Vacant'; v+=1
            else:
                if bl<=0:
                    if R.random()<.15: blk=(R.choice(firms),first(R,2020,2024)); bl=R.randint(3,7)
                    else: blk=(person(R,'uk'),rd(R,D(2021,1,1),D(2025,9,1))); bl=1
                bl-=1; t,st=blk; vat=round(fee*.2,2); dp=R.choice([25,25,0]); to='Rolling' if R.random()<.75 else addy(st,5 if st.year<2024 else 2); stt='Licensed'
                if isinstance(to,D) and to<D(2025,10,10): to='Rolling'
                s.write(r,1,t); s.write(r,2,f'P{R.randint(10000,99999)}'); s.write_datetime(r,3,dtm(st),Dt); s.write(r,4,to) if isinstance(to,str) else s.write_datetime(r,4,dtm(to),Dt); s.write(r,5,fee,M); s.write(r,6,vat,M); s.write_formula(r,7,f'=F{r+1}+G{r+1}',M,fee+vat); s.write(r,8,dp,M); s.write(r,9,stt); o+=1
                ro.update(tenantName=t,leaseStartDate=st,leaseEndDate=to,contractRent=fee,charges=[dict(code='Fee',amount=fee),dict(code='VAT',amount=vat)],totalCharges=fee+vat,deposit=dp,statusText=stt); X=[p+q for p,q in zip(X,[fee,vat,fee+vat,dp])]
            rows.append(ro); r+=1
        s.write(r,1,f'{lev} – {k} bays',B)
        for c,q in zip(range(5,9),X): s.write_formula(r,c,f'=SUM({rc(r0,c)}:{rc(r-1,c)})',MB,q)
        T=[p+q for p,q in zip(T,X)]; r+=2
    s.write(r,0,'Other occupiers',L); r+=1
    for u,t,st,e,f in [('Kiosk','Gleamline Hand Car Wash Ltd',D(2023,4,1),D(2028,3,31),1450),('Hoarding','Bigwall Outdoor Ltd',D(2022,6,1),D(2027,5,31),625)]:
        s.write(r,0,u);s.write(r,1,t);s.write_datetime(r,3,dtm(st),Dt);s.write_datetime(r,4,dtm(e),Dt);s.write(r,5,f,M);s.write(r,6,f*.2,M);s.write(r,7,f*1.2,M);s.write(r,9,'Let'); T=[T[0]+f,T[1]+f*.2,T[2]+f*1.2,T[3]]
        rows.append(dict(unit=u,section='Other occupiers',tenantName=t,leaseStartDate=st,leaseEndDate=e,contractRent=f,charges=[dict(code='Fee',amount=f),dict(code='VAT',amount=f*.2)],totalCharges=f*1.2,statusText='Let')); r+=1
    r+=1; s.write(r,1,'Grand total',B)
    for c,q in zip(range(5,9),T): s.write(r,c,round(q,2),MB)
    r+=2
    for a,b in [('Contract bays',140),('Licensed',o),('Vacant',v),('Out of use',x)]: s.write(r,1,a); s.write(r,2,b); r+=1
    s.set_column('A:A',15); s.set_column('B:B',32); s.set_column('C:J',12); s1.write_row(0,0,['Product','Tariff inc VAT']); s1.write_row(1,0,['Up to 2 hours',6.5]); s1.write_row(2,0,['Day',19]); s1.write_row(3,0,['Evening',7]); s.freeze_panes(3,0); s.fit_to_pages(1,0); w.close()
    save(name,'PARKING','car park bay register by level, bays are the units',True,'Silvergate Multi-Storey','2025-10-01',140,o,v,rows,sheet='Bays')

def d14():
    from openpyxl import Workbook
    from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
    R=random.Random(3914); name='qa_al_nakhla_villas_compound.xlsx'; w=Workbook(); s=w.active; s.title='Lease Register'; bold=Font(bold=True,name='Calibri',size=11); rows=[]; used=set()
    s['B1']='AL NAKHLA GARDEN VILLAS - AL WAAB, DOHA'; s['B1'].font=Font(bold=True,size=15,color='7B3F00'); s['B2']='LEASE REGISTER AS ON 30-SEP-2025 (QAR)'; s['B2'].font=bold
    H=['S/N','Villa No.','Type','BUA sqm','Tenant','Contact','From','To','Rent/Month','Rent/Year','Security Chq','PDC held','Status','Remarks']
    for i,h in enumerate(H): c=s.cell(4,i+1,h); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='7B3F00'); c.alignment=Alignment(wrap_text=True,horizontal='center')
    co=['Gulfspan Contracting W.L.L.','Lusail Bridge Engineering Q.S.C.','Pearlcoast Aviation Services','Embassy of Nordmark','Dohatec Instruments W.L.L.','Sidra Valley School']; r=5; T=[0]*3; o=v=x=0; sn=0; pl=None
    ty=[('3BR',245,11500),('4BR',310,14000),('4BR+Maid',345,15500),('5BR+Pool',420,19500)]; inc=[]
    for i in range(1,43):
        u=f'V-{i:02d}'; t,a,m=ty[(i*7//5+i//9)%4]; ro=dict(unit=u,unitType=t,area=a); val=[i,u,t,a]+['']*10; z=R.random()
        if i==1: val[4]='COMPOUND OFFICE'; val[12]='Office'; ro.update(statusText='Office'); x+=1
        elif i==2: val[4]='Show villa'; val[12]='Model'; ro.update(statusText='Model'); x+=1
        elif i==30: val[12]='Down'; val[13]='AC replacement'; ro.update(statusText='Down'); x+=1
        elif i==3: n=person(R,'gf',used); val[4]=n; val[12]='Staff'; val[13]='Compound manager, rent free'; val[8]=0;val[9]=0; ro.update(tenantName=n,statusText='Staff',contractRent=0,annualRent=0); o+=1
        elif z<.1: val[4]='VACANT'; val[12]='Vacant'; ro.update(statusText='Vacant'); v+=1; inc.append((u,t,a,m))
        else:
            n=R.choice(co) if R.random()<.4 else person(R,'gf',used); st=first(R,2022,2025); st=min(st,D(2025,9,1)); e=addy(st,R.choice([1,2]))
            while e<D(2025,9,30): e=addy(e,1,False)
            q=m+R.choice([0,500,-500,250]); dp=q if R.random()<.9 else 0; stt='Leased'
            if i in(17,33): stt='Notice'
            if i==25: stt='Eviction'
            pr=q
            T=[T[0]+q,T[1]+q*12,T[2]+dp]
            if i==21:
                d=str(q); pr=int(d[0]+str((int(d[1])+3)%10)+d[2:]); pl=dict(what=f'monthly rent of villa {u} printed {pr:,} instead of {q:,}; annual rent of the row and the totals are right',kind='digit_changed')
            val[4]=n; val[5]=f'+974 5550 {R.randint(1000,9999)}'; val[6]=dtm(st); val[7]=dtm(e); val[8]=pr; val[9]=q*12; val[10]=dp; val[11]=R.randint(1,12); val[12]=stt
            ro.update(tenantName=n,leaseStartDate=st,leaseEndDate=e,contractRent=pr,annualRent=q*12,deposit=dp,statusText=stt); o+=1
        rows.append(ro)
        for c,q in enumerate(val):
            if q!='' : s.cell(r,c+1,q)
        if val[12] in('Vacant','Down'):
            for c in range(1,15): s.cell(r,c).fill=PatternFill('solid',fgColor='FBE5D6')
        r+=1
    s.cell(r,5,'TOTAL').font=bold
    for c,q in zip([9,10,11],T): s.cell(r,c,q).font=bold
    r+=2; s.cell(r,2,'RENEWALS & INCOMING (NOT IN TOTALS)').font=bold; r+=1
    cand=[q for q in rows if q.get('statusText')=='Leased'][:2]
    for q in cand:
        st=q['leaseEndDate']+dt.timedelta(days=1); e=addy(st,1); m=q['annualRent']//12+300
        for c,z in zip([2,3,4,5,7,8,9,10,13],[q['unit'],q['unitType'],q['area'],q['tenantName'],dtm(st),dtm(e),m,m*12,'Renewal']): s.cell(r,c,z)
        rows.append(dict(unit=q['unit'],unitType=q['unitType'],area=q['area'],tenantName=q['tenantName'],leaseStartDate=st,leaseEndDate=e,contractRent=m,annualRent=m*12,statusText='Renewal',section='RENEWALS & INCOMING (NOT IN TOTALS)')); r+=1
    for u,t,a,m in inc[:1]:
        n=person(R,'gf',used); st=D(2025,10,15); e=D(2026,10,14)
        for c,z in zip([2,3,4,5,7,8,9,10,11,13],[u,t,a,n,dtm(st),dtm(e),m,m*12,m,'Incoming']): s.cell(r,c,z)
        rows.append(dict(unit=u,unitType=t,area=a,tenantName=n,leaseStartDate=st,leaseEndDate=e,contractRent=m,annualRent=m*12,deposit=m,statusText='Incoming',section='RENEWALS & INCOMING (NOT IN TOTALS)')); r+=1
    for rr in s.iter_rows(min_row=5,max_row=r):
        for c in rr:
            if c.column in(7,8): c.number_format='dd-mmm-yyyy'
            if c.column in(9,10,11): c.number_format='#,##0'
    r+=1; s.cell(r,2,f'TOTAL VILLAS 42  /  OCCUPIED {o}  /  VACANT {v}  /  OFFICE, MODEL & DOWN {x}').font=bold
    for k,q in dict(A=6,B=10,C=12,D=9,E=36,F=17,G=13,H=13,I=13,J=13,K=13,L=9,M=11,N=28).items(): s.column_dimensions[k].width=q
    s.column_dimensions['F'].hidden=True; s.page_setup.orientation='landscape'; s.page_setup.fitToHeight=0; s.sheet_properties.pageSetUpPr.fitToPage=True
    w.save(doc(name)); save(name,'SINGLE_FAMILY_RENTAL','villa compound register, renewals below totals',True,'Al Nakhla Garden Villas','2025-09-30',42,o,v,rows,sheet='Lease Register',planted=pl)
def run():
    for g in (d08,d09,d10,d11,d12,d13,d14): g()
