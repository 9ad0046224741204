from common import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
def D(d): return d.strftime('%d/%m/%Y') if d else ''

def b8(r):  # care home
    fn='elmsett_lodge_resident_fees.xlsx'; n=N(r); wb=xlsxwriter.Workbook(DOC+fn); ws0=wb.add_worksheet('Home details'); ws=wb.add_worksheet('Residents 31 Oct'); ws2=wb.add_worksheet('Fee analysis')
    B=wb.add_format({'bold':1}); H=wb.add_format({'bold':1,'text_wrap':1,'bg_color':'#D9D2E9','border':1,'valign':'vcenter','font_name':'Arial','font_size':9}); M=wb.add_format({'num_format':'#,##0.00','font_name':'Arial','font_size':9}); TX=wb.add_format({'font_name':'Arial','font_size':9}); DT=wb.add_format({'num_format':'dd mmm yyyy','font_name':'Arial','font_size':9,'align':'left'}); S1=wb.add_format({'bold':1,'bg_color':'#EFEFEF','font_name':'Arial','font_size':9}); TM=wb.add_format({'bold':1,'num_format':'#,##0.00','top':1,'font_name':'Arial','font_size':9})
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_column(0,0,8); ws.set_column(1,1,26); ws.set_column(2,3,17); ws.set_column(4,4,13); ws.set_column(5,10,12)
    ws.write(0,0,'ELMSETT LODGE CARE HOME - RESIDENT FEE LIST',wb.add_format({'bold':1,'font_size':14})); ws.write(1,0,'Week commencing 27 October 2025; list closed 31 October 2025',TX)
    Hs=['Room','Resident','Room category','Funding','Admitted','Own contribution £/wk','Authority £/wk','FNC £/wk','Total fee £/wk','Fee income per calendar month £','Arrears £']
    ws.set_row(3,38)
    for j,h in enumerate(Hs): ws.write(3,j,h,H)
    q=4; rows=[]; vac=0; G=[0]*6; k=0; cat={}
    for fl,base,m in (('Ground floor - Residential',1,18),('First floor - Nursing',101,20),('Second floor - Dementia',201,12)):
        ws.merge_range(q,0,q,10,fl,S1); q+=1; T=[0]*6
        for i in range(m):
            k+=1; u=base+i; c=fl.split(' - ')[1]; us=str(u) if not (u==205) else '205A'
            ws.write(q,0,u if us.isdigit() else us,TX)
            if k in (7,16,25,38,44):
                vac+=1; x='EMPTY' if k!=25 else 'EMPTY - redecorating'; ws.write(q,1,x,TX); ws.write(q,2,c,TX); rows.append(row(unit=us,section=fl,unitType=c,statusText=x)); q+=1; continue
            t=r.choice(['Mrs ','Mr ','Miss ','Mrs '])+n.pe('{i} {l}'); fu=r.choice(['Private','Private','Local authority','LA + top-up']); ad=dl(r,date(2021,3,1),date(2025,10,10)); tot={'Residential':1045,'Nursing':1390,'Dementia':1265}[c]+r.choice([0,25,60,95])
            la=0 if fu=='Private' else (812 if c=='Residential' else 905); fnc=254.06 if c=='Nursing' else 0; own=round(tot-la-fnc,2); mo=round(tot*52/12,2); ar=r.choice([0,0,0,0,round(tot*2,2),round(r.uniform(50,800),2)])
            ws.write(q,1,t,TX); ws.write(q,2,c,TX); ws.write(q,3,fu,TX); ws.write_datetime(q,4,__import__('datetime').datetime(ad.year,ad.month,ad.day),DT)
            for j,v in enumerate([own,la,fnc,tot,mo,ar]):
                if v or j in(0,5): ws.write(q,5+j,v,M)
            ch=[{"code":"Own contribution","amount":own,"per":"week"}]+([{"code":"Authority","amount":float(la),"per":"week"}] if la else [])+([{"code":"FNC","amount":fnc,"per":"week"}] if fnc else [])
            R=row(unit=us,section=fl,unitType=c,tenantName=t,moveInDate=ad,contractRent=mo,balance=float(ar),charges=ch,totalCharges=float(tot)); R['weeklyRent']=float(tot); rows.append(R); T=[round(a+b,2) for a,b in zip(T,[own,la,fnc,tot,mo,ar])]; q+=1
        ws.write(q,1,'Sub-total '+fl.split(' - ')[0],TM)
        for j,v in enumerate(T): ws.write(q,5+j,v,TM)
        cat[fl]=T; G=[round(a+b,2) for a,b in zip(G,T)]; q+=2
    ws.write(q,1,'HOME TOTAL',TM)
    for j,v in enumerate(G): ws.write(q,5+j,v,TM)
    occ=k-vac; ws.write(q+2,0,f'Registered rooms {k}   Occupied {occ}   Empty {vac}',B)
    for i,(a,b) in enumerate([('Home','Elmsett Lodge Care Home'),('Address','Tamber Lane, Shrewsbury'),('Registered for',k),('List date','31 October 2025'),('Tenure','Freehold')]): ws0.write(i+1,1,a,B); ws0.write(i+1,2,b)
    ws0.set_column(1,2,28); ws2.write(0,0,'Average weekly fee by floor',B)
    for i,(a,T) in enumerate(cat.items()): ws2.write(i+2,0,a); ws2.write(i+2,1,round(T[3]/len([x for x in rows if x['section']==a and 'tenantName' in x]),2))
    ws2.set_column(0,0,30); ws.activate(); wb.close()
    save(fn,'SENIOR_HOUSING','care home fee list, weekly split by payer, three sheets','Elmsett Lodge Care Home','2025-10-31',rows,k,occ,vac,sheet='Residents 31 Oct',checks=[('m',S(rows,'contractRent'),G[4]),('w',S(rows,'totalCharges'),G[3])])

def b9(r):  # garden centre, by hand
    fn='wrenbury_garden_centre_concessions.xlsx'; n=N(r); wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'; rows=[]
    ws['B2']='Wrenbury Garden Centre'; ws['B2'].font=Font(name='Calibri',size=16,bold=True,color='2E7D32'); ws['B3']='concessions and who pays what - updated by Jan in accounts 12.9.25'; ws['B3'].font=Font(italic=True)
    H=['Where','Who','What they do','size sq ft','Agreement','started','runs to','Fee each month','makes a year','% of takings','takings rent last yr','Deposit we hold','notes']
    for j,h in enumerate(H): c=ws.cell(5,2+j,h); c.font=Font(bold=True); c.alignment=Alignment(wrap_text=True,vertical='top'); c.fill=PatternFill('solid',fgColor='C8E6C9')
    pl=[('Main house 1','Aquatics','lease'),('Main house 2','Pet food','lease'),('Main house 3','',''),('Main house 4','Country clothing','licence'),('Main house 5','Cookware','licence'),('Glasshouse A','Crafts','licence'),('Glasshouse B','Cards and candles','licence'),('Restaurant','Café / restaurant','lease'),('Unit 1 outside','Hot tubs','licence'),('Unit 2 outside','Sheds and summerhouses','licence'),('Unit 3 outside','Conservatories','licence'),('Unit 4 outside','',''),('Unit 5 outside','Garden machinery','lease'),('Pitch by gate','Doughnut van','handshake'),('Hand car wash','Car wash','licence')]
    ws.row_dimensions[5].height=32
    q=6; tm=ty=tt=td=0; vac=0
    for i,(u,w,ag) in enumerate(pl):
        if i in (8,13): q+=1
        ws.cell(q,2,u); ar=r.randrange(350,3200) if 'Pitch' not in u and 'wash' not in u else None
        if ar: ws.cell(q,5,ar)
        if not w:
            x='EMPTY' if i<5 else 'empty since Easter'; vac+=1; ws.cell(q,3,x).font=Font(color='C00000'); ws.cell(q,14,'someone looking at it' if i<5 else None); rows.append(row(unit=u,area=ar,statusText=x)); q+=1; continue
        t={'Pitch by gate':'D. Lockyer','Hand car wash':'Parkway Shine'}.get(u) or A[(i*7+3)%len(A)]+' '+{'Café / restaurant':'Kitchen','Sheds and summerhouses':'Sheds','Cards and candles':'Candle Co','Country clothing':'Outfitters','Pet food':'Pets','Garden machinery':'Mowers'}.get(w,w.title())+r.choice(['',' Ltd']); st=dl(r,date(2016,1,1),date(2025,3,1)).replace(day=1); ex=addy(st,r.choice([3,5,10])); roll=ex<date(2025,9,12) or ag=='handshake'
        m=float(round((ar or 400)*r.uniform(.9,1.5)/25)*25); pc=r.choice(['','','8%','10%','12.5%']); tr=float(r.randrange(1500,14000)) if pc else None; dep=r.choice([None,m,m*2])
        for j,v in enumerate([t,w,None,ag,st,'rolling' if roll else ex]):
            if v is not None: ws.cell(q,3+j,v)
        ws.cell(q,7).number_format='mmm-yy' if False else 'dd.mm.yy'; ws.cell(q,8).number_format='dd.mm.yy'
        a,b=ws.cell(q,9),ws.cell(q,10)
        if i in (3,6,10): a.value=f'£{m:,.0f} + vat'
        else: a.value=m; a.number_format='"£"#,##0.00'
        b.value=m*12; b.number_format='"£"#,##0'; ws.cell(q,11,pc)
        if tr: ws.cell(q,12,tr).number_format='"£"#,##0'; tt+=tr
        if dep: ws.cell(q,13,dep).number_format='"£"#,##0'; td+=dep
        ws.cell(q,14,r.choice([None,None,'pays by standing order','wants more space','fee fixed to 2027','own electric meter']))
        rows.append(row(unit=u,area=ar,tenantName=t,leaseStartDate=st,leaseEndDate='rolling' if roll else ex,contractRent=m,annualRent=m*12,deposit=dep)); tm+=m; ty+=m*12; q+=1
    q+=1; ws.cell(q,2,'Altogether').font=Font(bold=True)
    for c,v in ((9,tm),(10,ty),(12,tt),(13,td)): x=ws.cell(q,c,v); x.font=Font(bold=True); x.number_format='"£"#,##0'; x.border=Border(top=Side('thin'),bottom=Side('double'))
    ws.cell(q+2,2,f'{len(pl)} concessions, {vac} empty'); ws.cell(q+3,2,'plant area, tills and car park are all ours and not in here')
    ws.column_dimensions['A'].width=2
    for j,w in enumerate([17,27,24,8,11,10,10,15,10,9,12,11,24]): ws.column_dimensions[L(2+j)].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(DOC+fn)
    save(fn,'RETAIL','hand-made sheet, lower-case headers, money as text, blank first column','Wrenbury Garden Centre','2025-09-12',rows,len(pl),len(pl)-vac,vac,hard=True,checks=[('y',S(rows,'annualRent'),ty)])

def b10(r):  # UK industrial; planted digit_changed
    fn='oakmere_trading_estate_ts.xlsx'; n=N(r); wb=openpyxl.Workbook(); w0=wb.active; w0.title='READ ME'; ws=wb.create_sheet('Tenancy Schedule'); w2=wb.create_sheet('Covenants'); rows=[]
    for i,x in enumerate(['Oakmere Trading Estate, Runcorn','Data room index ref. 4.2.1','Tenancy schedule at 24 June 2025 (midsummer quarter day)','Rents exclusive of VAT. Quarterly instalment = passing rent / 4.']): w0.cell(1+i,1,x)
    w0.column_dimensions['A'].width=70
    ws['A1']='Oakmere Trading Estate, Runcorn'; ws['A1'].font=Font(size=14,bold=True); ws['A2']='Tenancy Schedule as at 24 June 2025'
    g={1:'Premises',5:'Tenant',7:'Lease',11:'Rent (£)',16:'Recoverables 2025/26 (£ pa)'}; e={1:4,5:6,7:10,11:15,16:18}
    for a,t in g.items(): ws.merge_cells(start_row=4,start_column=a,end_row=4,end_column=e[a]); c=ws.cell(4,a,t); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='1F3864'); c.alignment=Alignment(horizontal='center')
    H=['Terrace','Unit','PMS ref','GIA sq ft','Name','Guarantor','Start','Expiry','Break (T)','Review','Headline pa','Passing pa','Per quarter','£ psf','ERV pa','Service charge','Insurance','Total recov.','Void liability / comment']
    for j,h in enumerate(H): c=ws.cell(5,1+j,h); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='D9E2F3'); c.alignment=Alignment(wrap_text=True); c.border=Border(bottom=Side('medium'))
    ws.row_dimensions[5].height=30; ws.column_dimensions['C'].hidden=True; q=6; T=[0]*7; vac=0; k=0; planted=None
    for ter,m in (('Terrace A',8),('Terrace B',12),('Terrace C',9),('Stand-alone',3)):
        for i in range(1,m+1):
            k+=1; u=f'{ter[-1]}{i}' if ter!='Stand-alone' else f'Plot {i}'; ar=r.randrange(1200,5200) if ter!='Stand-alone' else r.randrange(12000,31000); erv=round(ar*r.choice([8.75,9.25,9.5])/100)*100 if ar<9000 else round(ar*7.25/100)*100; sc=round(ar*.62,2); ins=round(ar*.31,2)
            ws.cell(q,1,ter if i==1 else None); ws.cell(q,2,u); ws.cell(q,3,f'OAK{k:03d}'); ws.cell(q,4,ar)
            if k in (5,14,21,26):
                x=['Vacant','Vacant - under offer','Vacant','Vacant'][vac]; vac+=1; ws.cell(q,5,x); ws.cell(q,15,erv); ws.cell(q,19,'Landlord liable for S/C, empty rates'); T=[a+b for a,b in zip(T,[ar,0,0,erv,0,0,0])]; R=row(building=ter,unit=u,area=ar,statusText=x); R['marketRentAnnual']=erv; rows.append(R); q+=1; continue
            t=n.co('ind'); st=dl(r,date(2014,1,1),date(2025,5,1)); y=r.choice([3,5,6,10]); ex=addy(st,y); hold=ex<date(2025,6,24); br=addy(st,y//2,0); br=br if br>date(2025,6,24) and y>3 else None; rv=addy(st,5,0) if y==10 and addy(st,5,0)>date(2025,6,24) else None
            pa=round(erv*r.uniform(.7,1.02)/100)*100; hl=pa; com='Holding over under L&T Act' if hold else None
            if k in (11,24): hl=pa; pa=pa//2//100*100; com=f'Half rent until 24/12/2025 then headline'
            printed=pa; per=pa/4
            if k==17:
                s=str(pa); d=s[1]; s=s[0]+('7' if d!='7' else '2')+s[2:]; printed=int(s); planted={"what":f"unit {u}: passing rent printed {printed:,} instead of {pa:,} (quarterly instalment {per:,.2f} and the total follow {pa:,})","kind":"digit_changed","field":"pa"}
            for j,v in {5:t,6:(n.pe('{i} {l}') if r.random()<.15 else None),7:st,8:ex,9:br,10:rv,11:hl,12:printed,13:per,14:round(pa/ar,2),15:erv,16:sc,17:ins,18:round(sc+ins,2),19:com}.items():
                if v is not None: ws.cell(q,j,v)
            T=[round(a+b,2) for a,b in zip(T,[ar,pa,per,erv,sc,ins,sc+ins])]
            R=row(building=ter,unit=u,area=ar,tenantName=t,leaseStartDate=st,leaseEndDate=ex,annualRent=float(printed),charges=[{"code":"Service charge","amount":sc,"per":"year"},{"code":"Insurance","amount":ins,"per":"year"}],totalCharges=round(sc+ins,2),rentSteps=[{"date":"2025-12-24","amount":hl,"per":"year"}] if k in(11,24) else []); R['marketRentAnnual']=erv; R['quarterlyRent']=per; rows.append(R); q+=1
        q+=1 if ter!='Terrace C' else 0
    for j,v in zip([2,4,12,13,15,16,17,18],[f'{k} units']+T): c=ws.cell(q,j,v); c.font=Font(bold=True); c.border=Border(top=Side('thin'),bottom=Side('double'))
    ws.cell(q,1,'Total').font=Font(bold=True); ws.cell(q+1,1,f'Let {k-vac} / vacant {vac}')
    for rr in ws.iter_rows(min_row=6,max_row=q):
        for c in rr:
            if c.column in(7,8,9,10): c.number_format='dd-mmm-yy'
            if c.column in(4,11,12,15): c.number_format='#,##0'
            if c.column in(13,14,16,17,18): c.number_format='#,##0.00'
    for j,w in enumerate([11,8,9,9,32,15,11,11,11,11,11,11,12,7,11,11,11,11,36]): ws.column_dimensions[L(1+j)].width=w
    ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=8; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w2.append(['Tenant','Unit','Credit score']); 
    for x in rows:
        if 'tenantName' in x: w2.append([x['tenantName'],x['unit'],r.randrange(12,98)])
    w2.column_dimensions['A'].width=34; wb.active=1; wb.save(DOC+fn)
    assert sum(x.get('quarterlyRent',0) for x in rows)*4==T[1]
    save(fn,'INDUSTRIAL','surveyor workbook, grouped header, hidden column, three sheets','Oakmere Trading Estate, Runcorn','2025-06-24',rows,k,k-vac,vac,sheet='Tenancy Schedule',planted=planted,checks=[('pa',S(rows,'annualRent'),T[1]),('rec',S(rows,'totalCharges'),T[6])])

def b11(r):  # Irish mixed use arrears & rent list
    fn='cavendish_quarter_rent_and_arrears.xlsx'; n=N(r); wb=xlsxwriter.Workbook(DOC+fn); ws=wb.add_worksheet('Rent & Arrears'); F={'font_name':'Tahoma','font_size':8}; X=wb.add_format(F); E=wb.add_format({**F,'num_format':'€#,##0.00;[Red]-€#,##0.00;-'}); H=wb.add_format({**F,'bold':1,'bottom':2,'text_wrap':1}); BT=wb.add_format({**F,'bold':1,'top':1,'num_format':'€#,##0.00;[Red]-€#,##0.00;-'}); SB=wb.add_format({**F,'bold':1,'underline':1})
    ws.write(0,0,'Rendle Estates Management',X); ws.write(1,0,'RENT AND ARREARS LIST',wb.add_format({'bold':1,'font_name':'Tahoma','font_size':13})); ws.write(2,0,'Property: Cavendish Quarter, Oliver Street, Cork',X); ws.write(2,9,'To: 31/12/2025',X)
    Hs=['Lease ref','Unit','Tenant','Freq','Rent per instalment','Annual rent','Lease end','Prepaid','0-30 days','31-90 days','Over 90','Total arrears']
    for j,h in enumerate(Hs): ws.write(4,j,h,H)
    for j,w in enumerate([10,14,30,6,13,13,11,11,11,11,11,13]): ws.set_column(j,j,w)
    q=5; rows=[]; G=[0]*6; vac=0; k=0
    for sec,us,fr in (('Retail - Oliver Street frontage',['Shop 1','Shop 2','Shop 3','Shop 4','Shop 5','Shop 6'],4),('Offices - first floor',['Office 1A','Office 1B','Office 1C'],4),('Apartments - second and third floors',[f'Apt {i}' for i in range(1,15)],12)):
        q+=1; ws.write(q,0,sec,SB); q+=1; T=[0]*6
        for u in us:
            k+=1; ws.write(q,0,f'CQ/{k:03d}',X); ws.write(q,1,u,X)
            if k in(4,9,17,21):
                vac+=1; ws.write(q,2,'*** VOID ***',X); rows.append(row(unit=u,section=sec,statusText='*** VOID ***')); q+=1; continue
            t=n.pe('{f} {l}') if fr==12 else n.co('shop' if 'Shop' in u else 'off',(' Ltd',' DAC','',' Limited')); ins=float(r.randrange(1350,2100,25)) if fr==12 else float(r.randrange(4500,14500,125)); a=ins*fr; ex=dl(r,date(2026,1,31),date(2033,1,1))
            b=[0,0,0,0]; z=r.random()
            if z<.25: b=[0,ins,0,0]
            elif z<.35: b=[0,ins,round(ins*.6,2),round(r.uniform(100,2500),2)]
            elif z<.42: b=[-ins,0,0,0]
            tot=round(sum(b),2); ws.write(q,2,t,X); ws.write(q,3,'M' if fr==12 else 'Q',X); ws.write(q,4,ins,E); ws.write(q,5,a,E); ws.write(q,6,D(ex),X)
            for j,v in enumerate(b+[tot]): ws.write(q,7+j,v,E)
            R=row(unit=u,section=sec,tenantName=t,annualRent=a,leaseEndDate=ex,balance=tot if tot else None)
            if fr==12: R['contractRent']=ins
            else: R['quarterlyRent']=ins
            rows.append(R); T=[round(x+y,2) for x,y in zip(T,[a]+b+[tot])]; q+=1
        ws.write(q,2,'Total '+sec.split(' - ')[0],BT)
        for j,v in zip([5,7,8,9,10,11],T): ws.write(q,j,v,BT)
        G=[round(x+y,2) for x,y in zip(G,T)]; q+=1
    q+=1; ws.write(q,2,'PROPERTY TOTAL',BT)
    for j,v in zip([5,7,8,9,10,11],G): ws.write(q,j,v,BT)
    ws.write(q+2,0,f'Tenancies: {k-vac}   Voids: {vac}   Units: {k}',X); ws.write(q+3,0,'Q = quarterly in advance, M = monthly in advance. Negative = paid ahead.',X); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,'MIXED_USE','arrears-and-rent list, mixed quarterly and monthly instalments, dates as text','Cavendish Quarter, Oliver Street, Cork','2025-12-31',rows,k,k-vac,vac,sheet=None,hard=True,checks=[('a',S(rows,'annualRent'),G[0]),('b',S(rows,'balance'),G[5])])

def b12(r):  # Canadian office tower, steps in columns, formulas with cached values
    fn='marrick_tower_calgary_rent_roll.xlsx'; import datetime as dt; n=N(r); wb=xlsxwriter.Workbook(DOC+fn); ws=wb.add_worksheet('RR Nov-25'); w2=wb.add_worksheet('Expiry profile'); H=wb.add_format({'bold':1,'text_wrap':1,'align':'center','bg_color':'#222222','font_color':'white','font_size':9}); m=wb.add_format({'num_format':'$#,##0.00'}); a0=wb.add_format({'num_format':'#,##0'}); d=wb.add_format({'num_format':'yyyy-mm-dd'}); b=wb.add_format({'bold':1}); bm=wb.add_format({'bold':1,'num_format':'$#,##0.00','top':6}); ba=wb.add_format({'bold':1,'num_format':'#,##0','top':6}); it=wb.add_format({'italic':1,'font_color':'#888888'})
    ws.write(0,0,'Marrick Tower',wb.add_format({'bold':1,'font_size':18})); ws.write(1,0,'Calgary, Alberta'); ws.write(1,4,'Rent roll effective'); ws.write_datetime(1,6,dt.datetime(2025,11,30),d)
    ws.merge_range(3,9,3,14,'Contracted annual rent steps',H)
    Hs=['Floor','Suite','Tenant','Rentable sf','From','To','Net rent psf','Net rent / month','Net rent / year','Step 1 date','Step 1 $/yr','Step 2 date','Step 2 $/yr','Step 3 date','Step 3 $/yr','Op cost & tax / month','Parking stalls']
    for j,h in enumerate(Hs): ws.write(4,j,h,H)
    ws.set_row(4,30); q=5; rows=[]; vac=0; first=q; A=M=O=0
    for fl in range(2,15):
        ss={2:['200','210','220'],5:['500'],6:['600'],9:['900','910'],14:['1400']}.get(fl,[f'{fl}00',f'{fl}20',f'{fl}50'] if fl%3==0 else [f'{fl}00',f'{fl}40'])
        for j,s in enumerate(ss):
            ar=round(14850/len(ss))+r.randrange(-260,260); A+=ar; ws.write(q,0,fl); ws.write_number(q,1,int(s)); ws.write(q,3,ar,a0)
            if (fl,j) in ((3,1),(7,0),(8,1),(11,1),(12,2),(13,1)):
                vac+=1; x='Vacant' if fl!=8 else 'Vacant (sublease space returned)'; ws.write(q,2,x,it); rows.append(row(unit=s,section=None,area=ar,statusText=x)); q+=1; continue
            t=n.co('off',(' Inc.',' Corp.',' Ltd.',' LLP',' Canada ULC')); st=dl(r,date(2019,1,1),date(2025,9,1)).replace(day=1); y=r.choice([5,7,10]); ex=addy(st,y)
            if ex<date(2026,1,1): ex=addy(st,10)
            p=r.choice([12,13.5,15,16,18.5,20]); mo=round(ar*p/12,2); yr=round(ar*p,2); oc=round(ar*19.85/12,2)
            ws.write(q,2,t); ws.write_datetime(q,4,dt.datetime(*st.timetuple()[:3]),d); ws.write_datetime(q,5,dt.datetime(*ex.timetuple()[:3]),d); ws.write(q,6,p,m); ws.write_formula(q,7,f'=ROUND(D{q+1}*G{q+1}/12,2)',m,mo); ws.write_formula(q,8,f'=D{q+1}*G{q+1}',m,yr)
            steps=[]; sd=date(2026,st.month,1)
            for c in range(r.choice([0,1,2,3])):
                if sd>=ex: break
                am=round(ar*(p+c+1),2); ws.write_datetime(q,9+2*c,dt.datetime(*sd.timetuple()[:3]),d); ws.write(q,10+2*c,am,m); steps.append({"date":iso(sd),"amount":am,"per":"year"}); sd=date(sd.year+2,sd.month,1)
            ws.write(q,15,oc,m); ws.write(q,16,r.randrange(2,16)); M+=mo; O+=oc
            rows.append(row(unit=s,area=ar,tenantName=t,leaseStartDate=st,leaseEndDate=ex,contractRent=mo,annualRent=yr,charges=[{"code":"Op cost & tax","amount":oc}],rentSteps=steps)); q+=1
    ws.write(q,2,'Total',b); ws.write_formula(q,3,f'=SUM(D{first+1}:D{q})',ba,A); ws.write_formula(q,7,f'=SUM(H{first+1}:H{q})',bm,round(M,2)); Y=S(rows,'annualRent'); ws.write_formula(q,8,f'=SUM(I{first+1}:I{q})',bm,Y); ws.write_formula(q,15,f'=SUM(P{first+1}:P{q})',bm,round(O,2))
    va=sum(x['area'] for x in rows if 'statusText' in x); ws.write(q+1,2,'Leased sf'); ws.write(q+1,3,A-va,a0); ws.write(q+2,2,'Vacant sf'); ws.write(q+2,3,va,a0); ws.write(q+3,2,'Suites: leased / vacant'); ws.write(q+3,3,f'{len(rows)-vac} / {vac}')
    ws.set_column(0,1,7); ws.set_column(2,2,34); ws.set_column(3,16,13); ws.freeze_panes(5,3); ws.set_landscape(); ws.fit_to_pages(1,0)
    w2.write(0,0,'Year',b); w2.write(0,1,'sf expiring',b)
    for i,yy in enumerate(range(2026,2036)): w2.write(i+1,0,yy); w2.write(i+1,1,sum(x['area'] for x in rows if str(x.get('leaseEndDate','')).startswith(str(yy))))
    for x in rows: x.pop('section',None)
    wb.close(); save(fn,'OFFICE','Canadian tower, rent steps in columns, formulas, numeric suite cells','Marrick Tower','2025-11-30',rows,len(rows),len(rows)-vac,vac,sheet='RR Nov-25',checks=[('m',S(rows,'contractRent'),round(M,2))])

def b13(r):  # Australian shopping centre, 112 rows
    fn='stonyfell_marketplace_tenancy_schedule.xlsx'; n=N(r); wb=openpyxl.Workbook(); ws=wb.active; ws.title='Tenancy Schedule'; w2=wb.create_sheet('Summary'); rows=[]; n.r=r
    ws.append(['STONYFELL MARKETPLACE SA 5066']); ws.append(['Tenancy Schedule — 30 June 2025 — all amounts AUD per annum unless marked, ex GST']); ws.append([]); ws['A1'].font=Font(name='Arial',size=15,bold=True)
    top=['Shop','Tenant','Category','GLAR','Lease','','','Base rent','','Outgoings','Promotion','Gross','% rent','Security','Status']; bot=['No.','(trading name)','','m²','Commence','Expire','Option','p.a.','p.c.m.','p.a.','levy p.a.','occupancy p.a.','','held','']
    ws.append(top); ws.append(bot); ws.merge_cells('E4:G4'); ws.merge_cells('H4:I4')
    for a in (4,5):
        for c in ws[a]: c.font=Font(name='Arial',size=9,bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='7B1E3A'); c.alignment=Alignment(horizontal='center')
    q=6; G=[0]*6; un=vac=0; summ=[]
    secs=[('MAJORS',['M1','M2'],(2800,5200),(240,330)),('MINI MAJORS',['MM1','MM2','MM3','MM4'],(450,1250),(330,480)),('SPECIALTIES',[str(i) for i in range(1,83)],(42,185),(820,1750)),('KIOSKS',[f'K{i:02d}' for i in range(1,11)],(9,18),(4200,6800)),('OFFICE SUITES',[f'L1-{i}' for i in range(1,8)],(60,210),(260,340)),('ATMS & STORAGE (excluded from tenancy count)',['ATM1','ATM2','ATM3','ST1','ST2','ST3'],(2,30),(150,220))]
    for sec,us,(lo,hi),(pl,ph) in secs:
        ws.cell(q,1,sec).font=Font(name='Arial',size=9,bold=True,color='7B1E3A'); q+=1; T=[0]*6; sv=0; anc=sec.startswith('ATMS')
        for i,u in enumerate(us):
            ar=round(r.uniform(lo,hi),1); cat={'MAJORS':['Supermarket','Discount department store'][i%2],'MINI MAJORS':'Mini major','KIOSKS':'Kiosk','OFFICE SUITES':'Office'}.get(sec) or (('ATM' if u[0]=='A' else 'Storage') if anc else r.choice(['Apparel','Food catering','Food retail','Services','General retail','Health']))
            ws.cell(q,1,u); ws.cell(q,3,cat); ws.cell(q,4,ar)
            v=not anc and sec!='MAJORS' and (r.random()<.085)
            if v:
                sv+=1; vac+=1; s=r.choice(['Vacant','Vacant','Vacant - lease signed, not commenced']); ws.cell(q,2,'-'); ws.cell(q,15,s); rows.append(row(unit=u,section=sec,unitType=cat,area=ar,statusText=s)); T[0]+=ar; q+=1; un+=1; continue
            un+=not anc
            t=n.co('off' if sec=='OFFICE SUITES' else 'shop',('',' Pty Ltd','')) if not anc else (['Vexley ATM','Redgate Cash','Copperline Cash'][i] if u[0]=='A' else r.choice([x['tenantName'] for x in rows if x.get('tenantName') and x['section']=='SPECIALTIES']))
            if u=='M1': t='Yarrowby Supermarkets'
            if u=='M2': t='Ulverton Variety Stores'
            st=dl(r,date(2017,7,1),date(2025,5,1)); y=15 if sec=='MAJORS' else r.choice([5,6,7]); ex=addy(st,y); hold=ex<date(2025,6,30); mo=float(round(ar*r.uniform(pl,ph)/12,2)) if not anc else float(r.randrange(150,900,50)); pa=round(mo*12,2); og=round(ar*(165 if ar<900 else 78),2) if not anc else 0; pr=round(pa*.05,2) if sec in('SPECIALTIES','KIOSKS') else 0; gr=round(pa+og+pr,2); sec_=round(mo*3,2) if r.random()<.6 and not anc else None; s='Holding over' if hold else 'Current'
            for j,v_ in {2:t,5:st,6:'Holdover' if hold else ex,7:r.choice(['Nil','Nil','1 x 5']) if not anc else None,8:pa,9:mo,10:og or None,11:pr or None,12:gr,13:r.choice([None,None,.08,.1]) if sec=='SPECIALTIES' else None,14:sec_,15:s}.items():
                if v_ is not None: ws.cell(q,j,v_)
            ch=([{"code":"Outgoings","amount":og,"per":"year"}] if og else [])+([{"code":"Promotion levy","amount":pr,"per":"year"}] if pr else [])
            R=row(unit=u,section=sec,unitType=cat,area=ar,tenantName=t,statusText=s,leaseStartDate=st,leaseEndDate='Holdover' if hold else ex,contractRent=mo,annualRent=pa,charges=ch,totalCharges=gr,deposit=sec_); rows.append(R); T=[round(a+b,2) for a,b in zip(T,[ar,pa,mo,og,pr,gr])]; q+=1
        ws.cell(q,2,f'Total {sec.split(" (")[0].title()}')
        for j,v_ in zip([4,8,9,10,11,12],T): ws.cell(q,j,round(v_,2))
        for c in ws[q]: c.font=Font(name='Arial',size=9,bold=True); c.border=Border(top=Side('thin'))
        summ.append((sec,len(us),sv,round(T[1],2))); G=[round(a+b,2) for a,b in zip(G,T)]; q+=2
    ws.cell(q,2,'CENTRE TOTAL')
    for j,v_ in zip([4,8,9,10,11,12],G): ws.cell(q,j,v_)
    for c in ws[q]: c.font=Font(name='Arial',size=9,bold=True); c.fill=PatternFill('solid',fgColor='F3DCE3')
    ws.cell(q+1,2,f'{un} tenancies: {un-vac} occupied, {vac} vacant')
    for rr in ws.iter_rows(min_row=6,max_row=q):
        for c in rr:
            if not c.font.b: c.font=Font(name='Arial',size=9)
            if c.column in(5,6): c.number_format='d/mm/yyyy'; c.alignment=Alignment(horizontal='right')
            if c.column in(8,9,10,11,12,14): c.number_format='#,##0.00'
            if c.column==4: c.number_format='#,##0.0'
            if c.column==13: c.number_format='0.0%'
    for j,w in enumerate([8,34,22,10,12,12,8,15,13,13,12,15,8,12,32]): ws.column_dimensions[L(1+j)].width=w
    w2.append(['Category','Tenancies','Vacant','Base rent pa'])
    for x in summ: w2.append(list(x))
    w2.column_dimensions['A'].width=44; w2.column_dimensions['D'].width=16; ws.print_title_rows='4:5'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(DOC+fn)
    save(fn,'RETAIL','Australian centre, 111 rows, sections, ancillary rows not counted','STONYFELL MARKETPLACE SA 5066','2025-06-30',rows,un,un-vac,vac,sheet='Tenancy Schedule',checks=[('pa',S(rows,'annualRent'),G[1]),('gr',S(rows,'totalCharges'),G[5]),('ar',S(rows,'area'),G[0])])

def b14(r):  # business centre licences
    fn='thornby_works_licence_schedule.xlsx'; n=N(r); wb=openpyxl.Workbook(); ws=wb.active; ws.title='Licences'; w2=wb.create_sheet('Meeting rooms'); rows=[]
    ws['A1']='THORNBY WORKS, LONDON E8'; ws['A1'].font=Font(name='Georgia',size=14); ws['A2']='Licence schedule'; ws['H2']='as of 5 January 2026'
    cols=[1,2,3,5,6,7,8,10,11,12,13]; H=['Office','Sq ft','State','Licensee','Start date','Min. term ends','Notice','List price (£ pcm)','Licence fee (£ pcm)','Discount','Deposit (£)']
    for c,h in zip(cols,H): x=ws.cell(4,c,h); x.font=Font(name='Georgia',bold=True,size=10); x.alignment=Alignment(wrap_text=True,vertical='bottom'); x.border=Border(bottom=Side('thick',color='B8860B'))
    q=5; T=[0]*3; vac=0; k=0; off=0
    for fl,m in (('G',9),('1',14),('2',14),('3',6)):
        for i in range(1,m+1):
            k+=1; u=f'{fl}.{i:02d}'; ar=r.randrange(110,640); lp=float(round(ar*r.choice([7.5,8,8.5])/5)*5); ws.cell(q,1,u); ws.cell(q,2,ar); ws.cell(q,10,f'{lp:,.2f}')
            T[0]+=lp
            if k==1: ws.cell(q,3,'Management suite'); off+=1; rows.append(row(unit=u,area=ar,statusText='Management suite',marketRent=lp)); q+=1; continue
            if k in(6,15,22,23,34,41):
                s='Available' if k!=22 else 'Reserved'; vac+=1; ws.cell(q,3,s); rows.append(row(unit=u,area=ar,statusText=s,marketRent=lp)); q+=1; continue
            t=n.co('off') if r.random()<.8 else n.pe(); s='Licensed' if k not in(12,30) else 'Notice given'; st=dl(r,date(2022,6,1),date(2025,12,1)); e=addy(st,r.choice([1,2])); roll=e<date(2026,1,5); fee=round(lp*(1-r.choice([0,0,.05,.1,.15])),2); dep=fee*2 if r.random()<.85 else 0.0
            ws.cell(q,3,s); ws.cell(q,5,t); ws.cell(q,6,st.strftime('%d %B %Y').lstrip('0')); ws.cell(q,7,'Rolling' if roll else e.strftime('%d %B %Y').lstrip('0')); ws.cell(q,8,r.choice(['1 month','2 months','3 months'])); ws.cell(q,11,f'{fee:,.2f}'); ws.cell(q,12,round(1-fee/lp,3) or None); ws.cell(q,12).number_format='0%'; ws.cell(q,13,dep).number_format='#,##0.00'
            T[1]+=fee; T[2]+=dep; rows.append(row(unit=u,area=ar,statusText=s,tenantName=t,leaseStartDate=st,leaseEndDate='Rolling' if roll else e,marketRent=lp,contractRent=fee,deposit=dep)); q+=1
        q+=1
    ws.cell(q,1,f'{k} offices'); ws.cell(q,5,f'{k-vac-off} licensed, {vac} available or reserved, 1 management'); ws.cell(q,10,f'{T[0]:,.2f}'); ws.cell(q,11,f'{T[1]:,.2f}'); ws.cell(q,13,round(T[2],2)).number_format='#,##0.00'
    for c in ws[q]: c.font=Font(name='Georgia',bold=True,size=10); c.border=Border(top=Side('thin'))
    for rr in ws.iter_rows(min_row=5,max_row=q-1):
        for c in rr:
            c.font=Font(name='Georgia',size=10)
    for rr in range(4,q+1):
        for c in(10,11): ws.cell(rr,c).alignment=Alignment(horizontal='right',wrap_text=rr==4)
    for c,w in {1:13,2:8,3:18,4:2,5:32,6:19,7:19,8:10,9:2,10:13,11:13,12:9,13:12}.items(): ws.column_dimensions[L(c)].width=w
    w2.append(['Room','Seats','£ per hour']); [w2.append([a,b,c]) for a,b,c in (('Kiln',12,45),('Loft',6,28),('Foundry',24,80))]
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(DOC+fn)
    save(fn,'OFFICE','business centre licences, numbers as text, spacer columns, text dates','THORNBY WORKS, LONDON E8','2026-01-05',rows,k,k-vac-off,vac,sheet='Licences',checks=[('fee',S(rows,'contractRent'),round(T[1],2)),('mk',S(rows,'marketRent'),T[0])])
ALL=[b8,b9,b10,b11,b12,b13,b14]
