from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as GL
import csv, xlwt
def out(f): return f'{HERE}/documents/{f}'
B=Font(bold=True); thin=Side(style='thin',color='999999')
def W(ws,w):
    for i,x in enumerate(w,1): ws.column_dimensions[GL(i)].width=x

# 1 ------------------------------------------------ office tower system export: sections, increases stacked on the right
def x01():
    r=random.Random(6411); N=Names(r); asof=D(2026,9,1); f='CMRR_HarborPoint_090126.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Report1'
    for c,v in (('A1','Database: TRIDENTPROD'),('F1','Rent Roll'),('M1','Page: 1'),('A2','Bldg Status: Active only'),('F2','Harbor Point Plaza'),('M2','Date: 9/8/2026'),('F3','As of 9/1/2026'),('M3','Time: 04:41 PM')): ws[c]=v
    h1=['Bldg','Suite','','Occupant Name','Rent','Expira-','GLA','Monthly','Annual','Monthly Cost','Monthly','------','Future Rent','Increases','------']
    h2=['Id','Id','','','Start','tion','Sqft','Base Rent','Rate PSF','Recovery','Other Income','Cat','Date','Monthly Amount','PSF']
    for i,(a,b) in enumerate(zip(h1,h2),1): ws.cell(5,i,a).font=B; ws.cell(6,i,b).font=B
    rows=[];R=8
    def put(R,vals):
        for i,v in enumerate(vals,1):
            if v is None: continue
            c=ws.cell(R,i,v)
            if isinstance(v,D): c.number_format='m/d/yyyy'
            elif isinstance(v,float): c.number_format='#,##0.00'
            elif isinstance(v,int): c.number_format='#,##0'
    put(R,['Vacant Suites']); ws.cell(R,1).font=B; R+=2
    suites=[f'{fl:02d}{k:02d}' for fl in range(2,13) for k in r.choice([(0,),(10,20),(10,20,30),(10,50)])]
    vac=set(r.sample(suites,4))
    for s in suites:
        if s in vac:
            a=r.randint(1800,6400); put(R,['HPP1',s,None,'Vacant',None,None,a]); rows.append(dict(building='HPP1',unit=s,statusText='Vacant',section='Vacant Suites',area=a)); R+=2
    put(R,['Occupied Suites']); ws.cell(R,1).font=B; R+=2
    for s in suites:
        if s in vac: continue
        nm=N.co('office'); a=r.randint(1900,15400); c0,e=term(r,asof,[3,5,7,10,12]); m=round(a*r.uniform(29,41)/12,2); rec=round(a*r.uniform(.2,1.4)/12,2); oth=r.choice([0.,0.,350.,720.,1260.])
        v=['HPP1',s,None,nm,c0,e,a,m,round(m*12/a,2),rec,oth if oth else None]
        sd=addm(c0,12*(asof.year-c0.year)); sd=sd if sd>asof else addm(sd,12); ss=[];q=m
        while sd<e and len(ss)<r.choice([2,3,5]): q=round(q*1.03,2); ss.append((sd,q)); sd=addm(sd,12)
        put(R,v)
        for i,(d,q) in enumerate(ss): put(R+i,[None]*11+['BRT',d,q,round(q*12/a,2)])
        rows.append(dict(building='HPP1',unit=s,tenantName=nm,statusText='Occupied',section='Occupied Suites',area=a,contractRent=m,leaseStartDate=c0,leaseEndDate=e,charges=[dict(code='Monthly Cost Recovery',amount=rec)]+([dict(code='Monthly Other Income',amount=oth)] if oth else []),rentSteps=steps(*ss)))
        R+=max(1,len(ss))+1
    L=[x for x in rows if 'tenantName' in x]; V=[x for x in rows if 'tenantName' not in x]; ta=sum(x['area'] for x in rows)
    o=lambda k:round(sum(c['amount'] for x in L for c in x['charges'] if c['code']==k),2)
    R+=1; put(R,['Totals:',None,None,'Occupied Sqft:',f"{sum(x['area'] for x in L)/ta:.2%}",f'{len(L)} Units',sum(x['area'] for x in L),round(sum(x['contractRent'] for x in L),2),None,o('Monthly Cost Recovery'),o('Monthly Other Income')])
    put(R+1,[None]*3+['Vacant Sqft:',f"{sum(x['area'] for x in V)/ta:.2%}",f'{len(V)} Units',sum(x['area'] for x in V)])
    put(R+2,[None]*3+['Total Sqft:',None,f'{len(rows)} Units',ta,round(sum(x['contractRent'] for x in L),2)])
    for q in (R,R+1,R+2):
        for i in range(1,12): ws.cell(q,i).font=B
    W(ws,[8,8,2,34,11,11,10,14,10,13,13,8,12,16,10]); ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(out(f))
    save(f,'OFFICE','commercial system export, vacant and occupied sections, future increases stacked at right',False,dict(propertyName='Harbor Point Plaza',asOnDate='2026-09-01',units=len(rows),occupied=len(L),vacant=len(V),rows=rows))

# 2 ------------------------------------------------ shopping centre, four sheets, merged three-line head, charge columns
def x02():
    r=random.Random(6412); N=Names(r); asof=D(2026,9,1); f='Larkfield_Commons_Title_Package.xlsx'; wb=Workbook(); c=wb.active; c.title='Transmittal'
    for i,t in enumerate(['Larkfield Commons','Title underwriting package - owner\'s policy and loan policy','','Tab 1  Rent roll','Tab 2  Options and rights of first refusal','Tab 3  SNDA and estoppel log','','Prepared by: Tolland Retail Asset Services','Sent: September 11, 2026']): c.cell(i+2,2,t)
    c['B2'].font=Font(bold=True,size=16); c.column_dimensions['B'].width=70
    ws=wb.create_sheet('Rent Roll'); fill=PatternFill('solid',fgColor='DDE6D5')
    ws['A1']='Larkfield Commons'; ws['A1'].font=Font(bold=True,size=14); ws['A2']='Naperville, Illinois'; ws['A3']='Rent roll as of September 1, 2026'
    H3=['Space','Tenant','Trade Name','Square\nFeet','% of\nGLA','From','Thru','Minimum\nRent','CAM','Real Estate\nTax','Insurance','Promo\nFund','Total','Pct Rent\nBreakpoint','Deposit\nHeld','Co-Tenancy']
    for a,t in (('A5:C5','PREMISES'),('D5:E5','AREA'),('F5:G5','CURRENT TERM'),('H5:M5','MONTHLY CHARGES'),('N5:P5','OTHER')):
        ws[a.split(':')[0]]=t; ws.merge_cells(a)
    ws['I6']='Pass-throughs'; ws.merge_cells('I6:K6')
    for i,t in enumerate(H3,1): ws.cell(7,i,t)
    for q in (5,6,7):
        for i in range(1,17): x=ws.cell(q,i); x.font=B; x.fill=fill; x.alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True); x.border=Border(bottom=thin)
    ws.row_dimensions[7].height=30
    spec=[('ANCHORS',['100','200','300'],(21000,64000),(7,12)),('SHOP SPACE',[str(101+i) for i in range(12)]+[str(201+i) for i in range(13)]+['301','302A','302B','303','304'],(900,5200),(19,36)),('OUTPARCELS',['OP-1','OP-2','OP-3','OP-4'],(2600,6800),(22,40))]
    vac={'106','111','204','209','303'}; G=[];
    for sec,sp,(lo,hi),(p0,p1) in spec:
        for s in sp:
            a=r.randint(lo,hi); x=dict(unit=s,section=sec,area=a)
            if s in vac: x['statusText']='VACANT'; G.append(x); continue
            nm={'100':'Fallbrook Grocers, Inc.','200':'Granary Home Stores Corp.','300':'Copperfield Fitness Clubs, LLC'}.get(s) or N.co('retail'); c0,e=term(r,asof,[5,5,10] if sec[0]=='S' else [15,20,25]); m=round(a*r.uniform(p0,p1)/12,2)
            ch=[('Minimum Rent',m),('CAM',round(a*3.42/12,2)),('Real Estate Tax',round(a*4.88/12,2)),('Insurance',round(a*.41/12,2))]
            if sec[0]=='S': ch.append(('Promo Fund',round(a*.25/12,2)))
            if sec[0]=='O': ch[1]=('CAM',round(a*1.1/12,2))
            x.update(tenantName=nm,statusText='Occupied',contractRent=m,leaseStartDate=c0,leaseEndDate=e,charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=round(sum(v for _,v in ch),2),deposit=r.choice([None,round(m,2)]) if sec[0]=='S' else None,_dba=nm.split(',')[0].upper() if r.random()<.5 else None,_bp=float(round(m*12/.06,-3)) if r.random()<.4 else None,_co=r.choice(['','','Yes - 100','']))
            G.append(x)
    ta=sum(x['area'] for x in G); R=8; foot={}
    def put(R,vals,b=False):
        for i,v in enumerate(vals,1):
            if v is None or v=='': continue
            q=ws.cell(R,i,v); q.font=Font(bold=b)
            if isinstance(v,D): q.number_format='mm/dd/yy'
            elif i==5: q.number_format='0.0%'
            elif isinstance(v,float): q.number_format='#,##0.00'
            elif isinstance(v,int): q.number_format='#,##0'
    def tot(lab,L,R):
        cs=lambda k:round(sum(c['amount'] for x in L for c in x.get('charges',[]) if c['code']==k),2)
        put(R,[None,lab,None,sum(x['area'] for x in L),sum(x['area'] for x in L)/ta,None,None]+[cs(k) for k in ('Minimum Rent','CAM','Real Estate Tax','Insurance','Promo Fund')]+[round(sum(x.get('totalCharges',0) for x in L),2),None,round(sum(x.get('deposit') or 0 for x in L),2)],True)
        for i in range(1,17): ws.cell(R,i).border=Border(top=thin)
    prt=[]
    for sec,*_ in spec:
        L=[x for x in G if x['section']==sec]; put(R,[sec],True); R+=1
        for x in L:
            d={c['code']:c['amount'] for c in x.get('charges',[])}; mr=x.get('contractRent')
            prt.append((R,x)); put(R,[x['unit'],x.get('tenantName','VACANT'),x.get('_dba'),x['area'],x['area']/ta,x.get('leaseStartDate'),x.get('leaseEndDate'),mr,d.get('CAM'),d.get('Real Estate Tax'),d.get('Insurance'),d.get('Promo Fund'),x.get('totalCharges'),x.get('_bp'),x.get('deposit'),x.get('_co')]); R+=1
        tot('Subtotal '+sec.title(),L,R); R+=2
    tot('TOTAL CENTER',G,R)
    put(R+2,[None,f'Spaces: {len(G)}   Leased: {len(G)-len(vac)}   Vacant: {len(vac)}'])
    # planted: one minimum rent digit
    Rr,x=next((a,b) for a,b in prt if b['unit']=='212'); old=x['contractRent']; new=round(old+900,2) if int(old/100)%10==0 else round(old-100*(int(old/100)%10)+100*((int(old/100)%10+5)%10),2)
    x['contractRent']=new; x['charges'][0]['amount']=new; ws.cell(Rr,8).value=new
    W(ws,[8,30,24,10,7,10,10,13,12,12,11,9,13,13,12,13]); ws.freeze_panes='C8'
    o=wb.create_sheet('Options-ROFR'); o.append(['Space','Tenant','Renewal options','Notice','Option / ROFR to purchase','ROFR / ROFO to lease'])
    e=wb.create_sheet('SNDA log'); e.append(['Space','Tenant','Estoppel requested','Estoppel received','SNDA','Memo of lease recorded'])
    for x in G:
        if 'tenantName' not in x: continue
        o.append([x['unit'],x['tenantName'],r.choice(['1 x 5','2 x 5','none','4 x 5']),r.choice(['180 days','12 months','']),'ROFR - own parcel' if x['unit']=='OP-2' else 'none',r.choice(['none','none','ROFO adjoining'])])
        e.append([x['unit'],x['tenantName'],'8/14/2026',r.choice(['8/28/2026','9/3/2026','']),r.choice(['Required','Self-operative','Signed']),f'R20{r.randint(10,25)}-0{r.randint(10000,99999)}' if x['section']!='SHOP SPACE' else ''])
    for q in (o,e):
        W(q,[9,32,18,16,26,22])
        for i in range(1,7): q.cell(1,i).font=B
    for q in (ws,o,e): q.page_setup.orientation='landscape'; q.page_setup.fitToHeight=0; q.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(out(f))
    save(f,'RETAIL','four-sheet title package, merged three-line grouped head, charge columns, sections with subtotals',True,dict(propertyName='Larkfield Commons',asOnDate='2026-09-01',units=len(G),occupied=len(G)-len(vac),vacant=len(vac),sheet='Rent Roll',planted=dict(what=f'Minimum rent of space 212 printed {m2(new)} instead of {m2(old)}; its row total and the column totals no longer tie',kind='digit_changed'),rows=G))

# 3 ------------------------------------------------ apartments csv, odd words
def x03():
    r=random.Random(6413); N=Names(r); f='occupancy_ledger_export.csv'; rows=[]; ref=D(2026,10,20)
    hd=['Community','Home','Layout','Footage','Household','Occ State','Street Rate','Lease Rate','Pet','Carport','Valet Trash','Utility Reimb','Billed','Held','Owes','In','Starts','Thru','Out']
    pl=[('Cedar 1x1',688,1180),('Cedar 1x1 Den',790,1265),('Birch 2x1',902,1390),('Birch 2x2',1014,1515),('Aspen 3x2',1265,1840)]
    with open(out(f),'w',newline='') as h:
        w=csv.writer(h); w.writerow(hd); tt=[0]*9
        for b in 'ABCDEFGHJKLM':
            for fl in (1,2,3):
                for n in range(1,6 if b!='M' else 4):
                    u=f'{b}{fl}0{n}'; p,sq,st=r.choice(pl); st+=r.choice([0,10,20,35]); x=dict(propertyName='Stonebraker Run',unit=u,unitType=p,area=sq,marketRent=float(st))
                    k=r.random()
                    if k<.06:
                        x['statusText']=r.choice(['Empty - Ready','Empty - Make Ready']); w.writerow(['Stonebraker Run',u,p,sq,'',x['statusText'],f'{st:.2f}']+['']*12)
                    else:
                        c0,e=term(r,ref,[1,1,2],8); e=e if r.random()<.94 else 'MTM'; lr=float(round(st*r.uniform(.9,1.03))); pet=r.choice([0,0,0,30,45]); cp=r.choice([0,0,40]); tr=25; ut=round(r.uniform(38,92),2)
                        bl=round(lr+pet+cp+tr+ut,2); held=r.choice([0,150,250,400,500]); ow=r.choice([0,0,0,0,0,-18.5,64.1,bl,212.75]); out_=isinstance(e,D) and k>.93
                        mi=c0 if r.random()<.6 else addm(c0,-12); s='Lived-In / Leaving' if out_ else 'Lived-In'; nm=N.person('{g} {s}')
                        if r.random()<.15: nm+=' & '+N.person('{g} {s}')
                        x.update(tenantName=nm,statusText=s,contractRent=lr,charges=[dict(code=q,amount=float(v)) for q,v in (('Pet',pet),('Carport',cp),('Valet Trash',tr),('Utility Reimb',ut)) if v],totalCharges=bl,deposit=float(held),balance=float(ow),moveInDate=mi,leaseStartDate=c0,leaseEndDate=e,moveOutDate=e if out_ else None)
                        fd=lambda d:d.strftime('%Y-%m-%d') if isinstance(d,D) else d
                        w.writerow(['Stonebraker Run',u,p,sq,nm,s,f'{st:.2f}',f'{lr:.2f}',f'{pet:.2f}' if pet else '',f'{cp:.2f}' if cp else '',f'{tr:.2f}',f'{ut:.2f}',f'{bl:.2f}',f'{held:.2f}',f'{ow:.2f}',fd(mi),fd(c0),fd(e),fd(e) if out_ else ''])
                        for i,v in enumerate((lr,pet,cp,tr,ut,bl,held,ow)): tt[i+1]+=v
                    tt[0]+=st; rows.append(x)
        w.writerow(['Stonebraker Run','Total','',sum(x['area'] for x in rows),'','']+[f'{v:.2f}' for v in tt]+['']*4)
    v=sum(1 for x in rows if x['statusText'].startswith('Empty'))
    save(f,'MULTIFAMILY','plain csv export with odd words, charge columns, total line, no as-of date',False,dict(propertyName='Stonebraker Run',asOnDate=None,units=len(rows),occupied=len(rows)-v,vacant=v,rows=rows))

# 4 ------------------------------------------------ flex warehouse park, xls
def x04():
    r=random.Random(6414); N=Names(r); f='Kiln Road Business Park RR 2026-05.xls'; wb=xlwt.Workbook(); ws=wb.add_sheet('May 26')
    b=xlwt.easyxf('font: bold on'); hb=xlwt.easyxf('font: bold on; pattern: pattern solid, fore_colour light_yellow; borders: bottom thin; align: wrap on, horiz center, vert bottom'); dt_=xlwt.easyxf(num_format_str='d-mmm-yy'); mn=xlwt.easyxf(num_format_str='"$"#,##0.00'); mb=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='"$"#,##0.00'); nm_=xlwt.easyxf(num_format_str='#,##0'); nb=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='#,##0'); it=xlwt.easyxf('font: italic on')
    asof=D(2026,5,1)
    ws.write(0,0,'KILN ROAD BUSINESS PARK',b); ws.write(1,0,'Tenant roster & rents at May 1, 2026'); ws.write(1,9,'office/whse flex - NNN')
    hd=['Unit','Lessee','key','Sq Ft','Ofc %','Commence','Lease End','Monthly Rent','NNN Est.','Next Bump','Bump To','Deposit','Notes (options, ROFR, guaranty)']
    rows=[];R=3
    for i,h in enumerate(hd): ws.write(R,i,h,hb)
    ws.row(R).height_mismatch=True; ws.row(R).height=560
    R+=2; g=[0,0,0]; dropped=None
    for bl,n in (('2201 Kiln Road',8),('2215 Kiln Road',10),('2240 Kiln Road',7),('2262 Kiln Road',11)):
        ws.write(R,0,bl,b); R+=1; t=[0,0,0,0]
        for k in range(n):
            u=f'{"ABCDEFGHJKLM"[k]}'; a=r.randint(12,60)*100; u=f'{bl[:4]}-{u}'; x=dict(building=bl,unit=u,area=a); t[0]+=a
            if (bl[:4],k) in (('2201',3),('2215',6),('2262',1),('2262',9)):
                ws.write(R,0,u);ws.write(R,1,'VACANT',it);ws.write(R,3,a,nm_);ws.write(R,4,'20%');ws.write(R,12,r.choice(['spec suite','listed','new roof 2025'])); x['statusText']='VACANT'; rows.append(x); R+=1; continue
            nm=N.co('ind'); c0,e=term(r,asof,[3,5,7]); m=round(a*r.uniform(9.5,14)/12,2); nn=round(a*3.15/12,2); dep=r.choice([m,round(m*1.5,2),0.])
            t[1]+=m;t[2]+=nn;t[3]+=dep
            sd=addm(c0,12*(asof.year-c0.year)); sd=sd if sd>asof else addm(sd,12); mtm=r.random()<.07
            if mtm: e='MTM'
            x.update(tenantName=nm,statusText='Occupied',contractRent=m,leaseStartDate=c0,leaseEndDate=e,charges=[dict(code='NNN Est.',amount=nn)],deposit=dep)
            if not mtm and sd<e: x['rentSteps']=steps((sd,round(m*1.04,2)))
            if (bl[:4],k)==('2240',4): dropped=(u,nm,a,m); continue
            ws.write(R,0,u);ws.write(R,1,nm);ws.write(R,2,f't{r.randint(10000,99999)}');ws.write(R,3,a,nm_);ws.write(R,4,f'{r.choice([10,15,20,30,40])}%');ws.write(R,5,c0,dt_)
            ws.write(R,6,e,dt_ if isinstance(e,D) else it);ws.write(R,7,m,mn);ws.write(R,8,nn,mn);ws.write(R,11,dep,mn)
            if 'rentSteps' in x: ws.write(R,9,sd,dt_);ws.write(R,10,round(m*1.04,2),mn)
            ws.write(R,12,r.choice(['','1x5 opt @ FMV','','1x3 opt','ROFR adj. unit','guaranty','2x3 opt; no ROFR'])); rows.append(x); R+=1
        ws.write(R,1,'Sub-total',b);ws.write(R,3,t[0],nb);ws.write(R,7,round(t[1],2),mb);ws.write(R,8,round(t[2],2),mb);ws.write(R,11,round(t[3],2),mb); R+=2
        g=[p+q for p,q in zip(g+[0]*(4-len(g)),t)]
    ws.write(R,1,'PARK TOTAL',b);ws.write(R,3,g[0],nb);ws.write(R,7,round(g[1],2),mb);ws.write(R,8,round(g[2],2),mb);ws.write(R,11,round(g[3],2),mb)
    for i,w in enumerate([10,30,8,9,7,12,12,14,13,12,14,14,28]): ws.col(i).width=w*256
    ws.col(2).hidden=True; ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
    wb.save(out(f)); v=sum(1 for x in rows if x['statusText']=='VACANT')
    save(f,'WAREHOUSE','owner-kept .xls, blocks per building with subtotals, hidden key column, next-bump columns',False,dict(propertyName='Kiln Road Business Park',asOnDate='2026-05-01',units=len(rows),occupied=len(rows)-v,vacant=v,planted=dict(what=f'Unit {dropped[0]} ({dropped[1]}, {dropped[2]} sf, {m2(dropped[3])}) is left out; the subtotals of 2240 Kiln Road and the park totals still contain it',kind='row_dropped'),rows=rows))

# 5 ------------------------------------------------ ground lease matrix (parcels across)
def x05():
    r=random.Random(6415); N=Names(r); asof=D(2026,6,15); f='Ground_Lease_Matrix_Terrapin_Landing.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Ground Lease Matrix'
    ws['A1']='TERRAPIN LANDING - GROUND LEASE MATRIX'; ws['A1'].font=Font(bold=True,size=13,name='Garamond'); ws['A2']='Leasehold and fee review, title file 26-LV-40417'; ws['A3']='Leases in force as of June 15, 2026 (rents per year, net to ground lessor)'
    lab=['Parcel','Ground lessee','Improvements (owned by lessee)','Land area (sq ft)','Commencement date','Expiration date','Annual ground rent, current','First step date','Annual rent after first step','Second step date','Annual rent after second step','Security deposit','Memorandum of lease (Doc. No.)','Extension options','Option / ROFR to purchase fee','Fee mortgage: subordination']
    for i,t in enumerate(lab): c=ws.cell(5+i,1,t); c.font=B; c.alignment=Alignment(wrap_text=True,vertical='top')
    imp=['Hotel, 140 keys','Bank branch','Restaurant','Fuel station','Grocery store','Office building','Restaurant','Parking deck','Car wash','Drug store','Cinema']; rows=[]
    nms=["Saltmarsh Hospitality Owner LP","Cardinal Community Bank, N.A.","Marlow Steak House, Inc.","Kestrel Petroleum LLC","Fallbrook Markets, Inc.","Sextant Office Ventures LLC","","Upland Parking Systems LLC","Zephyr Auto Wash, LLC","Millrace Pharmacy Corp.","Northgate Cinemas LP"]
    for k in range(11):
        p=f'Parcel {k+1}'; a=r.randint(28,190)*1000+r.randint(0,999); col=2+k; ws.cell(5,col,p)
        if k==6:
            ws.cell(6,col,'VACANT - no ground lease'); ws.cell(8,col,a); rows.append(dict(unit=p,statusText='VACANT',area=a))
        else:
            c0=D(r.randint(2003,2021),r.randint(1,12),1); e=addm(c0,12*r.choice([35,40,55,65]))-dt.timedelta(1); an=float(round(a*r.uniform(.9,2.1)/500)*500)
            s1=addm(c0,60*((asof.year-c0.year)//5+1)); s2=addm(s1,60); A=round(an*1.1,2); A2=round(A*1.1,2); dep=r.choice([None,round(an/12,2)])
            x=dict(unit=p,tenantName=nms[k],statusText='Occupied',area=a,leaseStartDate=c0,leaseEndDate=e,annualRent=an,deposit=dep,rentSteps=[dict(date=s1.isoformat(),amount=A,per='year')])
            vals=[nms[k],imp[k],a,c0,e,an,s1,A]
            if k%3: x['rentSteps'].append(dict(date=s2.isoformat(),amount=A2,per='year')); vals+=[s2,A2]
            else: vals+=['FMV reset','n/a']
            vals+=[dep if dep else 'none',f'{c0.year}{c0.month:02d}15-000{r.randint(1000,9999)}',r.choice(['2 x 10 yrs','4 x 5 yrs','none']),r.choice(['none','none','ROFR on sale of fee']),r.choice(['Fee mortgage subordinate to lease','Lease subordinate with SNDA','No fee mortgage'])]
            for i,v in enumerate(vals): ws.cell(6+i,col,v)
            rows.append(x)
        for i in range(16):
            c=ws.cell(5+i,col); c.alignment=Alignment(wrap_text=True,vertical='top',horizontal='center'); c.border=Border(left=thin,right=thin,top=thin,bottom=thin)
            if isinstance(c.value,D): c.number_format='mmm d, yyyy'
            elif isinstance(c.value,float): c.number_format='$#,##0.00'
            elif isinstance(c.value,int): c.number_format='#,##0'
        ws.cell(5,col).font=B; ws.cell(5,col).fill=PatternFill('solid',fgColor='E8E0C8')
    ws.cell(5,13,'TOTAL').font=B; ws.cell(5,13).alignment=Alignment(horizontal='right'); ws.cell(8,13,sum(x['area'] for x in rows)).number_format='#,##0'; ws.cell(11,13,sum(x.get('annualRent',0) for x in rows)).number_format='$#,##0.00'
    for q in (6,7,17,20): ws.row_dimensions[q].height=40
    ws['A22']='Parcel 7 is unimproved and not leased. 10 parcels leased, 1 vacant.'
    W(ws,[28]+[19]*11+[16]); ws.freeze_panes='B6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(out(f))
    save(f,'LAND','ground lease matrix, transposed: parcels across, terms down, annual rents and steps',True,dict(propertyName='Terrapin Landing',asOnDate='2026-06-15',units=11,occupied=10,vacant=1,rows=rows))

# 6 ------------------------------------------------ subordination schedule, plain table
def x06():
    r=random.Random(6416); N=Names(r); asof=D(2026,10,1); f='Schedule of Subordinations - Foundry Row.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Subordination'
    ws['A1']='Foundry Row, Providence RI - Schedule of tenancies and subordination'; ws['A1'].font=B; ws['A2']='Tenancies per landlord\'s rent roll as of 10/01/2026; insured mortgage to be recorded'
    hd=['Item','Premises','Use','Tenant of record','Lease commencement','Lease expiration','Rent per month','Prepaid / arrears','Deposit','Lease subordinate?','SNDA recorded','ROFR or option to buy']
    for i,h in enumerate(hd,1): c=ws.cell(4,i,h); c.font=B; c.border=Border(bottom=thin); c.alignment=Alignment(wrap_text=True)
    rows=[];R=5
    spec=[(f'Retail R{i}','Retail') for i in range(1,7)]+[(f'Office {200+i*10}','Office') for i in range(1,8)]+[(f'Loft {300+i}','Loft apartment') for i in range(1,15)]
    for i,(p,u) in enumerate(spec,1):
        x=dict(unit=p,unitType=u)
        if p in('Retail R4','Office 250','Loft 311'): vals=[i,p,u,'Unoccupied']; x['statusText']='Unoccupied'
        else:
            nm=N.co('retail') if u=='Retail' else N.co('office') if u=='Office' else N.person('{g} {i}. {s}'); c0,e=term(r,asof,[5,10] if u!='Loft apartment' else [1],15)
            m=float(r.randint(36,98)*100) if u=='Retail' else float(r.randint(22,71)*100) if u=='Office' else float(r.randint(34,58)*50); bal=r.choice([0.,0.,0.,-m,m,125.]); dep=m if u!='Office' else r.choice([m,2*m])
            tx=us2(e)
            if p in('Loft 304','Loft 312'): e='Month to month'; tx=e
            x.update(tenantName=nm,statusText='Occupied',leaseStartDate=c0,leaseEndDate=e,contractRent=m,balance=bal,deposit=dep)
            vals=[i,p,u,nm,us2(c0),tx,m,bal,dep,r.choice(['Yes, by terms','By agreement','Yes, by terms']) if u!='Loft apartment' else 'Yes, by terms',f'Bk {r.randint(9100,9900)} Pg {r.randint(1,340)}' if u=='Office' and r.random()<.5 else '',r.choice(['No','No','No','ROFR - lease only']) if u!='Loft apartment' else 'No']
        for k,v in enumerate(vals,1):
            c=ws.cell(R,k,v)
            if isinstance(v,float): c.number_format='#,##0.00;(#,##0.00);0.00'
        rows.append(x); R+=1
    for k,v in ((4,'Total'),(7,sum(x.get('contractRent',0) for x in rows)),(8,sum(x.get('balance',0) for x in rows)),(9,sum(x.get('deposit',0) for x in rows))): c=ws.cell(R,k,v); c.font=B; c.number_format='#,##0.00;(#,##0.00)'
    ws.cell(R+2,1,'Column "Prepaid / arrears": amounts in parentheses are rent paid in advance. 27 premises, 24 let, 3 unoccupied.')
    W(ws,[6,13,15,32,17,16,12,13,12,16,16,18]); ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(out(f))
    assert len(rows)==27
    save(f,'MIXED_USE','subordination schedule, plain table with one header, dates as text',False,dict(propertyName='Foundry Row',asOnDate='2026-10-01',units=27,occupied=24,vacant=3,rows=rows))

# 7 ------------------------------------------------ Section 8 apartments, status sections, subsidy split
def x07():
    r=random.Random(6417); N=Names(r); asof=D(2026,4,30); f='HAP_Tenant_Roll_Quarry_Street_Homes.xlsx'; wb=Workbook(); s=wb.active; s.title='Recap'; ws=wb.create_sheet('Tenant Roll')
    t=[('Quarry Street Homes',''),('Project No. 024-35110 / HAP Contract OH16-8023-001',''),('Tenant roll at April 30, 2026','')]
    for i,(a,b) in enumerate(t,1): ws.cell(i,2,a).font=B
    g=[('B5:D5','UNIT'),('F5:G5','HOUSEHOLD'),('I5:J5','LIMITS'),('L5:N5','RENT IN PLACE'),('P5:R5','DATES')]
    for a,v in g: ws[a.split(':')[0]]=v; ws.merge_cells(a); c=ws[a.split(':')[0]]; c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='44546A'); c.alignment=Alignment(horizontal='center')
    hd={2:'Apt',3:'Bedrooms',4:'Sq Ft',6:'Head of Household',7:'Members',9:'LIHTC Max Rent',10:'Utility Allow.',12:'Tenant Rent',13:'HAP',14:'Contract Rent',16:'Move-in',17:'Next Recert',18:'Vacated'}
    for k,v in hd.items(): c=ws.cell(6,k,v); c.font=B; c.border=Border(bottom=thin); c.alignment=Alignment(wrap_text=True,horizontal='center')
    ws.row_dimensions[6].height=30
    br={'1BR':(612,1042,1180,68),'2BR':(840,1268,1415,91),'3BR':(1090,1530,1634,118)}
    units=[f'{b}-{n}' for b in (10,12,14,16) for n in range(1,14)]; r.shuffle(units)
    secs=[('In Occupancy',44),('Notice to Vacate',4),('Vacant',4)]; R=8; rows=[]; k0=0; res={}
    def put(R,d,b=False):
        for k,v in d.items():
            if v is None: continue
            c=ws.cell(R,k,v); c.font=Font(bold=b)
            if isinstance(v,D): c.number_format='mm/dd/yyyy'
            elif isinstance(v,float): c.number_format='#,##0.00' if k>8 else 'General'
    used=[]
    for sec,n in secs+[('Approved Applicants (future)',3)]:
        ws.cell(R,2,sec).font=Font(bold=True,italic=True); R+=1; L=[]
        us_=sorted(units[k0:k0+n],key=lambda q:(int(q[:2]),int(q[3:]))) if 'future' not in sec else used[-4:-1]; k0+=n
        for u in us_:
            if 'future' in sec: ty=next(x['unitType'] for x in rows if x['unit']==u)
            else: ty=r.choice(['1BR','2BR','2BR','3BR'])
            sq,cr,mx,ua=br[ty]; x=dict(section=sec,unit=u,unitType=ty,area=sq,statusText='Vacant' if sec=='Vacant' else sec)
            d={2:u,3:ty,4:sq,9:float(mx),10:float(ua)}
            if sec=='Vacant':
                vd=D(2026,r.randint(1,4),r.randint(2,27)); x['moveOutDate']=vd; d[18]=vd; d[12]=0.; d[13]=0.; d[14]=0.; x['contractRent']=0.; x['charges']=[]
            else:
                tr=float(r.randint(0,620)); mi=D(r.randint(2012,2025),r.randint(1,12),r.randint(1,28)); nm=N.person('{s}, {g} {i}.')
                if 'future' in sec: mi=D(2026,5,r.randint(4,20))
                rc=D(2026 if mi.month>5 and 'future' not in sec else 2027,mi.month,1)
                x.update(tenantName=nm,contractRent=float(cr),moveInDate=mi,charges=[dict(code='Tenant Rent',amount=tr),dict(code='HAP',amount=cr-tr)]); d.update({6:nm,7:r.randint(1,5),12:tr,13:cr-tr,14:float(cr),16:mi,17:rc})
                if sec.startswith('Notice'): vd=D(2026,5,r.choice([15,31])); x['moveOutDate']=vd; d[18]=vd
            put(R,d); R+=1; L.append(x); rows.append(x); used.append(u)
        q=lambda c:sum(y['amount'] for x in L for y in x['charges'] if y['code']==c)
        put(R,{2:f'{len(L)} units',4:sum(x['area'] for x in L),12:q('Tenant Rent')+0.,13:q('HAP')+0.,14:sum(x['contractRent'] for x in L)},True); res[sec]=(len(L),q('Tenant Rent'),q('HAP'))
        for k in range(2,19): ws.cell(R,k).border=Border(top=thin)
        R+=2
    a=res['In Occupancy'];b=res['Notice to Vacate']; put(R,{2:'TOTAL PROJECT (52 units, applicants not included)',12:a[1]+b[1]+0.,13:a[2]+b[2]+0.,14:a[1]+b[1]+a[2]+b[2]+0.},True)
    s['A1']='Quarry Street Homes'; s['A1'].font=B
    for i,(l,v) in enumerate([('Apartments',52),('Occupied (incl. notice)',48),('Vacant',4),('Approved applicants',3),('Tenant rent, month',a[1]+b[1]),('HAP, month',a[2]+b[2]),('Regulatory agreement','recorded 2011, Book 8841 Page 212'),('Tenants with option or ROFR','none (resident association ROFR under LIHTC declaration)')],3): s.cell(i,1,l); s.cell(i,2,v)
    W(s,[32,60]); s.page_setup.orientation='landscape'; W(ws,[2,9,10,8,2,26,9,2,12,10,2,12,12,13,2,12,12,12]); ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(out(f))
    save(f,'MULTIFAMILY','subsidised apartments, grouped heads with spacer columns, status sections, legal maximum column, recap sheet first',True,dict(propertyName='Quarry Street Homes',asOnDate='2026-04-30',units=52,occupied=48,vacant=4,sheet='Tenant Roll',rows=rows))
def run():
    for g in (x01,x02,x03,x04,x05,x06,x07): g()
if __name__=='__main__': run()
