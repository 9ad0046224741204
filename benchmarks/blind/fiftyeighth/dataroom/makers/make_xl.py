from make_lib import *
import openpyxl, xlwt, csv, subprocess, datetime
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL
thin=Side(style='thin'); dbl=Side(style='double')
def fill(c): return PatternFill('solid',fgColor=c)
# ---------------------------------------------------------------- 9 cold storage, lease administrator (total wrong)
def cold():
    fn='Northlight Cold Storage - RR Q3 2026 (LA copy).xlsx'; r=rng_for(fn); N=Names(r); asof=date(2026,9,30)
    wb=openpyxl.Workbook(); c0=wb.active; c0.title='Read me'
    for i,t in enumerate(['Northlight Cold Storage Campus','Lease administration working file','Prepared for the data room - folder 3.2','Base rents per latest commencement letters. Pallet-position fees (3PL) are not rent and are not shown.','Power is sub-metered and billed in arrears: see folder 5.']): c0.cell(2+i,2,t)
    ws=wb.create_sheet('RR 9.30.26'); ws['B1']='NORTHLIGHT COLD STORAGE CAMPUS'; ws['B1'].font=Font(bold=True,size=14); ws['B2']='Rent roll as of September 30, 2026'; ws['B2'].font=Font(italic=True)
    g=4; ws.merge_cells('B4:E4'); ws['B4']='PREMISES'; ws.merge_cells('F4:I4'); ws['F4']='LEASE'; ws.merge_cells('J4:L4'); ws['J4']='BASE RENT'; ws.merge_cells('M4:Q4'); ws['M4']='MONTHLY ADDITIONAL RENT'; ws['S4']='SECURITY'; ws.merge_cells('T4:Y4'); ws['T4']='SCHEDULED INCREASES (monthly base rent)'
    hs=['LA ref','Space','Temp. zone','RSF','Clear ht.','Tenant','Start','End','Mos. left','Monthly','Annual','$/RSF','CAM','RE Tax','Ins.','Refrig. maint.','Total add\'l','Total monthly','Deposit','Date','Amount','Date','Amount','Date','Amount','Options / remarks']
    for i,h in enumerate(hs):
        c=ws.cell(5,1+i,h); c.font=Font(bold=True,color='FFFFFF',size=9); c.fill=fill('1F4E79'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    for c in ws[4]: c.font=Font(bold=True,size=9); c.alignment=Alignment(horizontal='center'); c.fill=fill('BDD7EE')
    ws.column_dimensions['A'].hidden=True; ws.freeze_panes='D6'
    row=6; rows=[]; G=[0]*9; n=v=0; planted=None; va=0
    for b,(bn,sp) in enumerate([('Building 1 - 2200 Glacier Way',[('Freezer 1','-10F'),('Freezer 2','-10F'),('Cooler 1','34F'),('Cooler 2','34F'),('Blast cell','-30F'),('Dock office','Dry')]),('Building 2 - 2250 Glacier Way',[('Freezer 1','-10F'),('Freezer 2','0F'),('Freezer 3','-20F'),('Cooler A','36F'),('Cooler B','36F'),('Ripening rms 1-6','58F'),('Truck yard',None)]),('Building 3 - 2300 Glacier Way',[('Freezer N','-10F'),('Freezer S','-10F'),('Convertible','-10F/38F'),('Battery room',None)]),('Building 4 - 15 Icehouse Road',[('Whole bldg','Multi')])]):
        ws.cell(row,2,bn).font=Font(bold=True,size=10); 
        for k in range(2,27): ws.cell(row,k).fill=fill('E2EFDA')
        row+=1; S=[0]*9
        for k,(u,z) in enumerate(sp):
            a=None if u in('Truck yard','Battery room') else {'Blast cell':4800,'Dock office':1650}.get(u) or r.choice([18400,22750,26300,31200,38900,41150]) if u!='Whole bldg' else 128600
            vac=(b,k) in((0,3),(1,4))
            ws.cell(row,1,f'LA-{b+1}{k+1:02d}'); ws.cell(row,2,u); ws.cell(row,3,z); ws.cell(row,4,a); ws.cell(row,5,f"{r.choice([32,36,40])}'" if a and a>5000 else None)
            if vac:
                ws.cell(row,6,'Vacant').font=Font(italic=True,color='C00000'); v+=1; va+=a; S[0]+=a
                ws.cell(row,26,'Under LOI, not signed' if b else None)
                rows.append(dict(unit=u,building=bn,unitType=z,area=a,statusText='Vacant')); row+=1; continue
            n+=1; nm=N('cold'); L=lease(r,asof,a or 1,r.choice([11.4,12.75,13.6,14.2]),.0325,terms=(60,84,120,180),nd=2)
            if not a: L['rent']={'Truck yard':6500.,'Battery room':950.}[u]; L['steps']=[]
            v4=[round(a*q/12,2) if a else 0 for q in (1.05,1.32,.31,.74)]; tot=round(sum(v4),2)
            mtm=(b,k)==(0,5)
            if mtm: L['steps']=[]
            ws.cell(row,6,nm); ws.cell(row,7,L['start']).number_format='m/d/yy'; e=ws.cell(row,8,'MTM' if mtm else L['end']); e.number_format='m/d/yy'; e.alignment=Alignment(horizontal='right')
            if not mtm: ws.cell(row,9,(L['end'].year-2026)*12+L['end'].month-9)
            dep=round(L['rent']*r.choice([0,1,2]),0)
            vals=[L['rent'],round(L['rent']*12,2),L['rent']*12/a if a else None]+[x if a else None for x in v4]+[tot if a else None,round(L['rent']+tot,2),dep or None]
            for i,x in enumerate(vals):
                c=ws.cell(row,10+i,x); c.number_format='#,##0.00'
            for i,(d,m_) in enumerate(L['steps'][:3]): ws.cell(row,20+2*i,d).number_format='mmm-yy'; ws.cell(row,21+2*i,m_).number_format='#,##0.00'
            ws.cell(row,26,r.choice([None,'2 x 5 yrs at 95% FMV','1 x 10 yrs, fixed 3.25%','ROFO on adjacent freezer',None,'Terminates w/ 12 mo. notice after yr 5'])).alignment=Alignment(wrap_text=True)
            rows.append(dict(unit=u,building=bn,unitType=z,area=a,tenantName=nm,statusText='Occupied',leaseStartDate=L['start'],leaseEndDate='MTM' if mtm else L['end'],contractRent=L['rent'],annualRent=round(L['rent']*12,2),
               charges=[dict(code=c,amount=x) for c,x in zip(('CAM','RE Tax','Ins.','Refrig. maint.'),v4)] if a else None,deposit=dep or None,rentSteps=steps_t(L['steps'][:3])))
            for i,x in enumerate([a or 0,L['rent'],L['rent']*12]+v4+[tot,L['rent']+tot]): S[i]+=x
            row+=1
        ws.cell(row,2,'Subtotal '+bn.split(' - ')[0])
        P_=S[:]
        if b==1: P_[1]=S[1]+9000; planted={'what':f'subtotal Building 2, monthly base rent printed {mo(P_[1])} instead of {mo(S[1])} (all other totals right)','kind':'total_wrong'}
        for cidx,x in zip((4,10,11,13,14,15,16,17,18),P_): ws.cell(row,cidx,round(x,2)).number_format='#,##0' if cidx==4 else '#,##0.00'
        for k in range(2,27): ws.cell(row,k).font=Font(bold=True,size=9); ws.cell(row,k).border=Border(top=thin)
        row+=2; G=[x+y for x,y in zip(G,S)]
    ws.cell(row,2,'TOTAL CAMPUS')
    for cidx,x in zip((4,10,11,13,14,15,16,17,18),G): ws.cell(row,cidx,round(x,2)).number_format='#,##0' if cidx==4 else '#,##0.00'
    for k in range(2,27): ws.cell(row,k).font=Font(bold=True); ws.cell(row,k).border=Border(top=thin,bottom=dbl)
    row+=2
    for lab,x in [('Leased RSF',G[0]-va),('Vacant RSF',va),('Total RSF',G[0])]: ws.cell(row,3,lab); ws.cell(row,4,x).number_format='#,##0'; ws.cell(row,5,x/G[0]).number_format='0.0%'; row+=1
    for k,w in zip('BCDEFGHIJKLMNOPQRSTUVWXYZ',[17,10,10,7,30,9,9,7,13,14,8,11,11,10,11,12,13,13,9,12,9,12,9,12,34]): ws.column_dimensions[k].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wx=wb.create_sheet('Expirations'); wx.append(['Year','Leases expiring','RSF']); e={}
    for x in rows:
        if hasattr(x.get('leaseEndDate'),'year'): q=e.setdefault(x['leaseEndDate'].year,[0,0]); q[0]+=1;q[1]+=x['area'] or 0
    for y in sorted(e): wx.append([y]+e[y])
    wb.active=1; wb.save(out(fn))
    save(fn,'Northlight Cold Storage Campus','2026-09-30',(None,None,v),rows,'WAREHOUSE','manager','lease administrator workbook, grouped headers, steps in columns, hidden ref column, extra sheets',True,planted,sheet='RR 9.30.26')

# ---------------------------------------------------------------- 10 Yardi commercial rent roll with charges, mall
def mall():
    fn='CommercialRentRoll_foxm01_10_2026.xlsx'; r=rng_for(fn); N=Names(r); asof=date(2026,10,1)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Report1'
    ws['A1']='Rent Roll with Lease Charges - Commercial'; ws['A2']='Foxglove Mall (foxm01)'; ws['A3']='As Of = 10/01/2026'; ws['A4']='Month Year = 10/2026'
    for k in (1,2,3,4): ws.merge_cells(start_row=k,start_column=1,end_row=k,end_column=15); ws.cell(k,1).alignment=Alignment(horizontal='center'); ws.cell(k,1).font=Font(bold=k<3,name='Arial',size=12 if k==1 else 10)
    H1=['Unit','Lease','Lease Name','Lease','Unit','Lease','Lease','Charge','Monthly','Annual','Amount','Security','Sales','Pct.','Natural/Stated']
    H2=[None,'Code',None,'Type','Sq Ft','From','To','Code','Amount','Amount','per Area','Deposit','Reported','Rent %','Breakpoint']
    for i,(a,b) in enumerate(zip(H1,H2)):
        for q,t in ((6,a),(7,b)): c=ws.cell(q,1+i,t); c.font=Font(bold=True,name='Arial',size=9); c.fill=fill('D9D9D9'); c.alignment=Alignment(horizontal='center')
    row=8; rows=[]; tot=0; sums={}; occA=vacA=0;n=v=0; sec_t=[]
    def w(cidx,x,f=None): 
        c=ws.cell(row,cidx,x); c.font=Font(name='Arial',size=9)
        if f: c.number_format=f
        return c
    fut=[]
    for sec,lst in [('Anchor',[('A1',88400),('A2',62150),('A3',None)]),('Inline',[(f'{q}{k:02d}',0) for q in (1,2) for k in range(1,23)]),('Food Court',[(f'FC{k}',0) for k in range(1,9)]),('Pad / Ground',[('PAD1',None),('PAD2',None),('PAD3',6200)]),('Kiosk / RMU',[(f'K-{k}',0) for k in range(1,6)]),('Storage / Other',[('S01',0),('S02',0),('S03',0),('ANT1',None),('SOLAR',None)])]:
        w(1,f'{sec} Tenants' if sec in('Anchor','Inline','Food Court') else sec).font=Font(name='Arial',size=9,bold=True,underline='single'); row+=1; st=[0,0.]
        for u,a in lst:
            if a==0: a={'I':r.randint(11,62)*100,'F':r.randint(48,92)*10,'K':r.choice([120,150,160]),'S':r.randint(15,60)*10}[sec[0]]
            if u in('A2','104','113','207','218','FC6','K-4','S02'):
                v+=1; vacA+=a; st[0]+=a; w(1,u); w(3,'VACANT'); w(5,a,'#,##0'); row+=1; rows.append(dict(unit=u,section=ws_sec(sec),statusText='VACANT',area=a))
                if u=='104': fut.append((u,a))
                continue
            n+=1; nm={'A1':'Merriweather & Sons Department Stores, Inc.','A3':'Galaxy Nine Cinemas (ground lease)','PAD1':'Sunfield Bank, N.A.','PAD2':'Charbroil Junction #118','PAD3':'Petrel Tire & Auto','ANT1':'Northspan Wireless','SOLAR':'Brightcell Rooftop Solar LLC'}.get(u) or N('retail')
            rate={'A':5.25,'I':r.choice([28,32,36.5,41]),'F':r.choice([72,85,96]),'P':18,'K':260,'S':7.5}[sec[0]]
            L=lease(r,asof,a or 1,rate,.03,terms=(36,60,84,120) if sec[0] in'IFK' else (60,120,180))
            if not a: L['rent']={'A3':14500.,'PAD1':9166.67,'PAD2':8250.,'ANT1':2100.,'SOLAR':1350.}[u]
            code={'A':'rnt','I':'rnt','F':'rnt','P':'grnd','K':'spec','S':'stor'}[sec[0]]
            if u in('ANT1','SOLAR'): code='ant'
            ch=[(code,L['rent'])]
            if sec[0] in'IF': ch+=[('cam',round(a*(9.6 if sec[0]=='I' else 21)/12,2)),('ret',round(a*4.15/12,2)),('mkt',round(a*1.5/12,2))]
            if sec=='Food Court': ch+=[('fcc',round(a*14/12,2))]
            if sec=='Anchor' and a: ch+=[('cam',round(a*1.1/12,2))]
            if sec[0]=='I' and r.random()<.08: ch.append(('abate',-round(L['rent']*.25,2)))
            mtm=u in('110','K-2','S03'); dep=r.choice([0,0,round(L['rent'],2)]) if sec[0] in 'IFK' else 0
            nm_code=f't{r.randint(10020,10999):07d}'
            w(1,u);w(2,nm_code);w(3,nm);w(4,{'A':'Anchor','I':'Inline NNN','F':'Food NNN','P':'Ground','K':'License','S':'Other'}[sec[0]]);w(5,a if a else 0,'#,##0');w(6,L['start'],'mm/dd/yyyy');w(7,None if mtm else L['end'],'mm/dd/yyyy'); w(12,dep,'#,##0.00')
            if sec[0] in'IFA' and r.random()<.6 and a: w(13,round(a*r.uniform(210,520),0),'#,##0'); w(14,r.choice([.05,.06,.07]),'0.0%'); w(15,round(L['rent']*12/.06,0),'#,##0')
            for k,(c_,m_) in enumerate(ch):
                if k: row+=1
                w(8,c_);w(9,m_,'#,##0.00;(#,##0.00)');w(10,round(m_*12,2),'#,##0.00;(#,##0.00)'); w(11,round(m_*12/a,2) if a else None,'#,##0.00'); sums[c_]=sums.get(c_,0)+m_
            T_=round(sum(m_ for _,m_ in ch),2); row+=1; w(8,'Total').font=Font(name='Arial',size=9,bold=True); c=w(9,T_,'#,##0.00'); c.border=Border(top=thin); w(10,round(T_*12,2),'#,##0.00').border=Border(top=thin); row+=1
            occA+=a or 0; st[0]+=a or 0; st[1]+=T_
            rows.append(dict(unit=u,section=ws_sec(sec),tenantName=nm,statusText='Occupied',area=a or 0,leaseStartDate=L['start'],leaseEndDate=None if mtm else L['end'],contractRent=L['rent'],annualRent=round(L['rent']*12,2),deposit=dep,charges=[dict(code=c_,amount=m_) for c_,m_ in ch],totalCharges=T_))
        w(3,f'Total {sec}').font=Font(name='Arial',size=9,bold=True); w(5,st[0],'#,##0').font=Font(name='Arial',size=9,bold=True); w(9,round(st[1],2),'#,##0.00').font=Font(name='Arial',size=9,bold=True); row+=2
        tot+=st[1]
    w(1,'Future Leases').font=Font(name='Arial',size=9,bold=True,underline='single'); row+=1
    for u,a in fut:
        nm=N('retail'); m_=round(a*34/12,2); w(1,u);w(2,'t0011207');w(3,nm);w(4,'Inline NNN');w(5,a,'#,##0');w(6,date(2027,2,1),'mm/dd/yyyy');w(7,date(2034,1,31),'mm/dd/yyyy');w(12,0,'#,##0.00');w(8,'rnt');w(9,m_,'#,##0.00');w(10,round(m_*12,2),'#,##0.00');w(11,34,'#,##0.00');row+=1; w(8,'Total');w(9,m_,'#,##0.00');w(10,round(m_*12,2),'#,##0.00');row+=2
        rows.append(dict(unit=u,section='Future Leases',tenantName=nm,statusText='Future Leases',area=a,leaseStartDate=date(2027,2,1),leaseEndDate=date(2034,1,31),contractRent=m_,annualRent=round(m_*12,2),deposit=0,charges=[dict(code='rnt',amount=m_)],totalCharges=m_))
    w(1,'Summary Groups'); ws.cell(row,1).font=Font(name='Arial',size=9,bold=True); 
    for k,h in enumerate(['Square Footage','# of Units','% Occupied','Monthly Charges']): c=w(5+k+(1 if k==3 else 0),h); c.font=Font(name='Arial',size=9,bold=True)
    row+=1
    for lab,a,k,p,m_ in [('Current/Notice/Vacant Leases',occA+vacA,n+v,None,tot),('Occupied Units',occA,n,occA/(occA+vacA),None),('Vacant Units',vacA,v,vacA/(occA+vacA),None)]:
        w(1,lab);w(5,a,'#,##0');w(6,k);w(7,p,'0.00%');w(9,round(m_,2) if m_ else None,'#,##0.00');row+=1
    row+=1; w(1,'Summary of Charges by Charge Code (Current/Notice Leases Only)').font=Font(name='Arial',size=9,bold=True); row+=1
    for c_ in sorted(sums): w(1,c_); w(9,round(sums[c_],2),'#,##0.00'); row+=1
    w(1,'Total'); w(9,round(tot,2),'#,##0.00')
    for k,x in zip('ABCDEFGHIJKLMNO',[11,11,42,12,10,12,12,9,13,14,10,11,12,8,14]): ws.column_dimensions[k].width=x
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(out(fn))
    save(fn,'Foxglove Mall','2026-10-01',(n+v,n,v),rows,'RETAIL','manager','Yardi Voyager commercial export, charges stacked below each lease, sections, future lease, summaries',True,sheet='Report1')
def ws_sec(s): return f'{s} Tenants' if s in('Anchor','Inline','Food Court') else s

# ---------------------------------------------------------------- 11 Sage 300 medical campus xls
def sage():
    fn='PMRENTRL.XLS'; r=rng_for(fn); N=Names(r); asof=date(2026,9,30)
    wb=xlwt.Workbook(); ws=wb.add_sheet('PM Rent Roll'); st=lambda **k: xlwt.easyxf(k.get('s',''),num_format_str=k.get('n','General'))
    b=st(s='font: bold on, name Tahoma, height 180'); t=st(s='font: name Tahoma, height 160'); nn=st(s='font: name Tahoma, height 160',n='#,##0.00'); ni=st(s='font: name Tahoma, height 160',n='#,##0'); dd=st(s='font: name Tahoma, height 160',n='MM-DD-YYYY'); bn=st(s='font: bold on, name Tahoma, height 160; borders: top thin',n='#,##0.00'); bi=st(s='font: bold on, name Tahoma, height 160; borders: top thin',n='#,##0'); hb=st(s='font: bold on, name Tahoma, height 160; borders: bottom thin; align: wrap on')
    ws.write(0,0,'Pemberley Health Realty',b); ws.write(0,8,'Page 1',t); ws.write(1,0,'Property Management Rent Roll',b); ws.write(2,0,'Property: 077 Hazelwood Medical Campus',t); ws.write(2,8,'10-05-2026',t)
    for i,h in enumerate(['Unit','Tenant ID','Tenant / Charge','Usable Sq Ft','Lease Start','Lease End','Monthly Charge','Annual Charge','Deposits Held','Open Balance']): ws.write(4,i,h,hb)
    R=5; rows=[]; G=[0,0,0.,0,0];n=v=0
    for bname,us_ in [('MOB East',['E100','E110','E115','E200','E205','E210','E300']),('MOB West',['W01','W02','W03','W04','W05','W06','W07','W08','W09']),('Imaging & ASC',['ASC-1','IMG-1','IMG-2']),('Campus (no area)',['CELL','ATM','PKG-G'])]:
        ws.write(R,0,'Building: '+bname,b); R+=1; S=[0,0,0.,0,0]
        for u in us_:
            a=None if bname[0]=='C' else r.randint(880,3900) if u[0]!='A' else 14200
            if u in('E205','W04','W08','IMG-2'):
                ws.write(R,0,u,t); ws.write(R,2,'* Vacant *',t); ws.write(R,3,a,ni); R+=2; v+=1; S[1]+=a; rows.append(dict(unit=u,building=bname,area=a,statusText='* Vacant *')); continue
            n+=1; nm={'CELL':'Meadowlark Cellular Partners','ATM':'First Harbor Credit Union','PKG-G':'Centrum Valet Parking Inc.'}.get(u) or N('med'); L=lease(r,asof,a or 1,r.choice([22.5,25,27.25]),.025,terms=(36,60,84,120))
            if not a: L['rent']={'CELL':1980.,'ATM':650.,'PKG-G':5400.}[u]
            ch=[('Base rent',L['rent'])]
            if a:
                ch.append(('Operating expense est.',round(a*8.1/12,2)))
                if r.random()<.5: ch.append(('Janitorial',round(a*1.45/12,2)))
                if r.random()<.25: ch.append(('Medical waste',r.choice([85.,110.,145.])))
                if r.random()<.15: ch.append(('TI amortization',r.choice([412.37,655.18,1020.44])))
            else: ch=[({'CELL':'Antenna rent','ATM':'License fee','PKG-G':'Parking lease'}[u],L['rent'])]
            dep=r.choice([0,L['rent'],round(L['rent']/2,2)]) if a else 0; bal=r.choice([0,0,0,round(ch[-1][1],2),-50.0])
            ws.write(R,0,u,t);ws.write(R,1,f'{nm[:4].upper().strip()}{r.randint(10,99)}',t);ws.write(R,2,nm,t)
            if a: ws.write(R,3,a,ni)
            ws.write(R,4,L['start'],dd);ws.write(R,5,L['end'],dd);ws.write(R,8,dep,nn);ws.write(R,9,bal,nn);R+=1
            for c_,m_ in ch: ws.write(R,2,'     '+c_,t);ws.write(R,6,m_,nn);ws.write(R,7,round(m_*12,2),nn);R+=1
            T_=round(sum(m_ for _,m_ in ch),2)
            ws.write(R,2,'     Total '+u,t);ws.write(R,6,T_,bn);ws.write(R,7,round(T_*12,2),bn);R+=2
            for i,x in enumerate([a or 0,0,T_,dep,bal]): S[i]+=x
            rows.append(dict(unit=u,building=bname,tenantName=nm,statusText='Occupied',area=a,leaseStartDate=L['start'],leaseEndDate=L['end'],contractRent=L['rent'],annualRent=round(L['rent']*12,2),charges=[dict(code=c_,amount=m_) for c_,m_ in ch],totalCharges=T_,deposit=dep,balance=bal))
        ws.write(R,0,'Building totals',b);ws.write(R,3,S[0]+S[1],bi);ws.write(R,6,round(S[2],2),bn);ws.write(R,7,round(S[2]*12,2),bn);ws.write(R,8,round(S[3],2),bn);ws.write(R,9,round(S[4],2),bn);R+=1
        if S[1]: ws.write(R,2,'of which vacant sq ft',t);ws.write(R,3,S[1],ni);R+=1
        R+=1; G=[x+y for x,y in zip(G,S)]
    ws.write(R,0,'Property totals',b);ws.write(R,3,G[0]+G[1],bi)
    for c_,x in zip((6,7,8,9),(G[2],G[2]*12,G[3],G[4])): ws.write(R,c_,round(x,2),bn)
    R+=2
    for lab,x in [('Units leased',n),('Units vacant',v),('Units total',n+v)]: ws.write(R,2,lab,t);ws.write(R,3,x,ni);R+=1
    for i,w in enumerate([12,11,34,11,12,12,14,15,13,13]): ws.col(i).width=256*w
    ws.portrait=False; ws.header_str=b''; ws.footer_str=b''; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
    wb.save(out(fn)); save(fn,'Hazelwood Medical Campus',None,(n+v,n,v),rows,'OFFICE','manager','Sage 300 CRE export in XLS, charges in lines below the tenant, run date only',True,sheet=None)

# ---------------------------------------------------------------- 12 SAP RE-FX CSV (German)
def sap():
    fn='REISBU_Belegung_1000_3300.csv'; r=rng_for(fn); N=Names(r); asof=date(2026,9,30)
    de=lambda x:(f'{abs(x):,.2f}'.replace(',','X').replace('.',',').replace('X','.')+('-' if x<0 else '')); dt=lambda d:d.strftime('%d.%m.%Y')
    L_=[['Belegungsübersicht Mietobjekte'],['Buchungskreis:','1000','Rheinfeld Immobilien AG'],['Wirtschaftseinheit:','3300','Büro- und Logistikpark Am Osthafen'],['Stichtag:','30.09.2026'],['Layout: /Z_DATENRAUM','','','Benutzer: RKOEHLER'],[]]
    L_.append(['Gebäude','Mietobjekt','Bezeichnung','Nutzungsart','Fläche','ME','Vertrag','Vertragspartner','Vertragsbeginn','1. Ende','Status','Grundmiete','BK-Vorauszahlung','HK-Vorauszahlung','Mietminderung/Anreiz','USt','Bruttomiete Monat','Kaution'])
    rows=[]; G=[0.]*7;n=v=0; va=0
    for bno,bn,objs in [('1','Haus A Büro',[('Büro',f'{f}.OG {s}') for f in (1,2,3,4,5) for s in ('links','rechts')]+[('Gastronomie','EG Kantine'),('Lager','UG Archiv')]),('2','Haus B Büro',[('Büro',f'{f}.OG') for f in range(1,7)]+[('Einzelhandel','EG')]),('3','Halle 1',[('Lager/Logistik','Abschnitt A'),('Lager/Logistik','Abschnitt B'),('Lager/Logistik','Abschnitt C'),('Büro','Hallenbüro')]),('4','Halle 2',[('Lager/Logistik','Abschnitt D'),('Produktion','Abschnitt E')]),('9','Außenanlagen',[('Stellplatz','TG 001-040'),('Stellplatz','Freifläche 001-060'),('Antenne','Mast Dach Haus A'),('Werbefläche','Giebel Halle 1')])]:
        S=[0.]*7
        for i,(ut,bz) in enumerate(objs):
            mo_=f'{bno}/{i+1:04d}'
            a=None if bno=='9' else round(r.uniform(240,780),2) if ut in('Büro','Einzelhandel') else round(r.uniform(150,420),2) if ut in('Gastronomie','Lager') else round(r.uniform(2400,6900),2)
            if mo_ in('1/0004','2/0003','3/0003','1/0009'):
                v+=1; va+=a; S[0]+=a; L_.append([bn,mo_,bz,ut,de(a),'m²','','','','','Leerstand','','','','','','','']); rows.append(dict(unit=mo_,building=bn,unitType=ut,area=a,statusText='Leerstand')); continue
            n+=1; nm=N('de') if ut!='Gastronomie' else 'Hafenküche Betriebs GmbH'; s=addm(date(2026,9,1),-r.randint(3,100)); e=addm(s,r.choice([60,120,120])); e=e-timedelta(1)
            if e<=asof: e=addm(e+timedelta(1),60)-timedelta(1)
            ub=r.random()<.15
            rate={'Büro':r.choice([14.5,15.8,17.2]),'Gastronomie':16,'Lager':6.5,'Einzelhandel':21,'Lager/Logistik':r.choice([5.6,6.1]),'Produktion':5.9}.get(ut)
            gm=round(a*rate,2) if a else {'TG 001-040':3400.,'Freifläche 001-060':2100.,'Mast Dach Haus A':780.,'Giebel Halle 1':350.}[bz]
            bk=round(a*(2.9 if rate>10 else 1.1),2) if a else 0.; hk=round(a*1.15,2) if a and rate>10 else 0.; an=-round(gm*r.choice([.1,.25]),2) if r.random()<.12 and a else 0.
            ust=0. if 'Versicherung' in nm else round((gm+bk+hk+an)*.19,2); br=round(gm+bk+hk+an+ust,2); ka=round(3*gm,2) if r.random()<.6 and a else 0.
            L_.append([bn,mo_,bz,ut,de(a) if a else '','m²' if a else '',f'{r.randint(3000100,3000999)}',nm,dt(s),'unbefristet' if ub else dt(e),'vermietet',de(gm),de(bk),de(hk),de(an),de(ust),de(br),de(ka)])
            for k,x in enumerate([a or 0,gm,bk,hk,an,ust,br]): S[k]+=x
            rows.append(dict(unit=mo_,building=bn,unitType=ut,area=a,tenantName=nm,statusText='vermietet',leaseStartDate=s,leaseEndDate='unbefristet' if ub else e,contractRent=gm,deposit=ka,charges=[dict(code=c,amount=x) for c,x in zip(['Grundmiete','BK-Vorauszahlung','HK-Vorauszahlung','Mietminderung/Anreiz','USt'],[gm,bk,hk,an,ust])],totalCharges=br))
        L_.append(['* '+bn,'','Zwischensumme','',de(S[0]),'m²','','','','','']+[de(x) for x in S[1:]]+['']); G=[x+y for x,y in zip(G,S)]
    L_.append(['** Gesamt','','','',de(G[0]),'m²','','','','','']+[de(x) for x in G[1:]]+['']); L_+=[[],['Mietobjekte gesamt',str(n+v)],['davon vermietet',str(n)],['davon Leerstand',str(v),de(va)+' m²']]
    with open(out(fn),'w',encoding='cp1252',newline='') as f: csv.writer(f,delimiter=';').writerows(L_)
    save(fn,'Büro- und Logistikpark Am Osthafen','2026-09-30',(n+v,n,v),rows,'MIXED_USE','manager','SAP RE-FX list as semicolon CSV cp1252, decimal comma, trailing minus, German',True)

# ---------------------------------------------------------------- 13 broker retail with formulas, steps in lines below
def broker():
    fn='Saddleback Crossing_OM Rent Roll_BROKER.xlsx'; r=rng_for(fn); N=Names(r); asof=date(2027,1,1)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rent Roll'; oth=wb.create_sheet('Lease Abstract Notes')
    F=lambda **k: Font(name='Calibri',size=k.pop('size',10),**k)
    ws['C2']='SADDLEBACK CROSSING'; ws['C2'].font=F(bold=True,size=18,color='7F6000'); ws['C3']='Tenant Rent Roll | As of January 1, 2027'; ws['C3'].font=F(italic=True)
    hs=['Suite','Tenant Name','GLA (SF)','% of GLA','Lease Term\nBegin','Lease Term\nEnd','Annual\nBase Rent','Rent\nPSF','Monthly\nBase Rent','Increase\nDate','Annual Rent\nafter increase','Increase\n%','Recovery Type','% Rent\n(over breakpoint)','Options']
    for i,h in enumerate(hs):
        c=ws.cell(5,3+i,h); c.font=F(bold=True,color='FFFFFF'); c.fill=fill('7F6000'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    ws.row_dimensions[5].height=32
    row=6; rows=[];n=v=0; tots=[]; tf=[]
    plan=[('ANCHOR / JUNIOR ANCHOR',[('100',42800),('200',21500),('210',18250)]),('SHOPS',[('301',1400),('302',1400),('303',2100),('304',2800),('305',1200),('306',1750),('307',3150),('308',1400),('309-310',2650),('401',2200),('402',1800),('403',4200),('404',1500)]),('GROUND LEASED PADS',[('Pad A',None),('Pad B',None),('Pad C',None)]),('OTHER INCOME',[('Pylon',None),('EV Lot',None)])]
    first={}
    for sec,us_ in plan:
        ws.cell(row,3,sec).font=F(bold=True,color='7F6000'); ws.cell(row,3).border=Border(bottom=thin); row+=1; f0=row; sg=[0,0.,0.]
        for u,a in us_:
            ws.cell(row,3,u).alignment=Alignment(horizontal='left'); 
            if a: ws.cell(row,5,a).number_format='#,##0'; sg[0]+=a
            if u in('305','402'):
                ws.cell(row,4,'AVAILABLE').font=F(bold=True,color='C00000'); v+=1; rows.append(dict(unit=u,section=sec,area=a,statusText='AVAILABLE')); row+=2; continue
            n+=1; nm={'100':'Homestead Grocers','200':'Twelve Oaks Fitness','210':'Bargain Barn','Pad A':'Chipmunk Car Wash (GL)','Pad B':'Bluebird Credit Union (GL)','Pad C':'Tortilla Flats Cantina (GL)','Pylon':'Outfront Pylon Signs (licence)','EV Lot':'Voltway Charging (licence)'}.get(u) or N('retail')
            L=lease(r,asof,a or 1,r.choice([33,36,38.5,42]) if sec=='SHOPS' else 14.5,.03,terms=(60,120) if sec=='SHOPS' else (120,180))
            L['start']=L['start'].replace(day=1); L['end']=addm(L['start'],L['term'])-timedelta(1)
            ann=round((L['rent']*12)/100)*100. if a else {'Pad A':125000.,'Pad B':140000.,'Pad C':118000.,'Pylon':9600.,'EV Lot':14400.}[u]
            st=[(d.replace(day=1),round(ann*(1.03**(k+1)))) for k,(d,_) in enumerate(L['steps'][:4])] if sec!='OTHER INCOME' else []
            st=[x for x in st if x[0]>asof]
            if sec[0]=='G': st=[(d,round(ann*1.1)) for d,_ in st[:1]]
            ws.cell(row,4,nm); ws.cell(row,7,L['start']).number_format='mmm d, yyyy'; ws.cell(row,8,L['end']).number_format='mmm d, yyyy'
            ws.cell(row,9,ann).number_format='$#,##0'
            if a: ws.cell(row,10,f'=I{row}/E{row}').number_format='$0.00'
            ws.cell(row,11,f'=I{row}/12').number_format='$#,##0.00'
            ws.cell(row,15,r.choice(['NNN','NNN','NNN + 10% admin','NNN (CAM cap 5%)']) if sec!='OTHER INCOME' else 'Gross'); 
            if u=='100': ws.cell(row,16,'1.00% > $28,000,000')
            if u=='Pad C': ws.cell(row,16,'6.00% > $3,200,000')
            ws.cell(row,17,r.choice(['2 x 5 Yr: +10% ea.','1 x 5 Yr @ FMV','None','3 x 5 Yr: 3% annual']) if sec!='OTHER INCOME' else 'None')
            r0=row
            for k,(d,x) in enumerate(st):
                if k: row+=1
                ws.cell(row,12,d).number_format='mmm d, yyyy'; ws.cell(row,13,x).number_format='$#,##0'; prev=f'I{r0}' if k==0 else f'M{row-1}'; ws.cell(row,14,f'=M{row}/{prev}-1').number_format='0.0%'
            row+=2; sg[1]+=ann
            rows.append(dict(unit=u,section=sec,area=a,tenantName=nm,statusText='Occupied',leaseStartDate=L['start'],leaseEndDate=L['end'],annualRent=ann,contractRent=round(ann/12,2),rentSteps=steps_t(st,'year')))
        row-=1; ws.cell(row,4,'Subtotal').font=F(bold=True)
        for cidx,nf in ((5,'#,##0'),(9,'$#,##0'),(11,'$#,##0.00')):
            if cidx==5 and not sg[0]: continue
            c=ws.cell(row,cidx,f'=SUM({CL(cidx)}{f0}:{CL(cidx)}{row-1})'); c.number_format=nf; c.font=F(bold=True); c.border=Border(top=thin)
        tf.append(row); row+=2
    ws.cell(row,4,'TOTAL / WTD. AVG.').font=F(bold=True)
    for cidx,nf in ((5,'#,##0'),(9,'$#,##0'),(11,'$#,##0.00')):
        c=ws.cell(row,cidx,'='+'+'.join(f'{CL(cidx)}{q}' for q in tf)); c.number_format=nf; c.font=F(bold=True); c.border=Border(top=thin,bottom=dbl)
    T_=row
    for q in range(6,row):
        if ws.cell(q,5).value and ws.cell(q,3).value: ws.cell(q,6,f'=E{q}/E${T_}').number_format='0.0%'
    row+=2
    oa=sum(x.get('area') or 0 for x in rows if x.get('tenantName')); va=sum(x['area'] for x in rows if x['statusText']=='AVAILABLE')
    for lab,x in (('Occupied GLA',oa),('Available GLA',va),('Total GLA',oa+va)): ws.cell(row,4,lab); ws.cell(row,5,x).number_format='#,##0'; ws.cell(row,6,x/(oa+va)).number_format='0.0%'; row+=1
    ws.cell(row+1,3,'Information deemed reliable but not guaranteed. Ground leased pads: improvements owned by tenant, building area excluded from GLA.').font=F(italic=True,size=8)
    for k,w in zip('ABCDEFGHIJKLMNOPQ',[2,2,10,31,10,9,13,13,13,9,13,13,13,10,18,22,22]): ws.column_dimensions[k].width=w
    ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    oth['A1']='Homestead Grocers: go-dark right after year 7; exclusive on grocery > 5,000 SF'; oth['A2']='Twelve Oaks Fitness: estoppel requested 11/20'; oth['A3']='Bluebird CU: ROFR waived'
    os.makedirs('scratch/r58_tmp',exist_ok=True); tmp='scratch/r58_tmp/in_'+fn.replace(' ','_'); wb.save(tmp)
    subprocess.run(['soffice','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir','scratch/r58_tmp/o',tmp],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    import shutil; shutil.copy('scratch/r58_tmp/o/'+os.path.basename(tmp),out(fn))
    save(fn,'Saddleback Crossing','2027-01-01',(None,None,v),rows,'RETAIL','broker','broker workbook with formulas, steps in the lines below, ground leased pads, percentage rent text',True,sheet='Rent Roll')

# ---------------------------------------------------------------- 14 consolidated portfolio tape
def tape():
    fn='3.1.2_Project_Aster_Consolidated_Tenancy_Tape.xlsx'; r=rng_for(fn); N=Names(r); asof=date(2026,9,30)
    props=[('P01','Kestrel Annex','Office','Dalewick',16),('P02','Harrier Court','Office','Dalewick',14),('P03','Lantern Row Shops','Retail','Eastmere',18),('P04','Corrigan North','Industrial','Port Saltash',12),('P05','Corrigan South','Industrial','Port Saltash',10),('P06','Tidewater Annex','Life Science','Eastmere',9),('P07','Northlight Depot','Cold Storage','Graymouth',6),('P08','St. Anselm Clinics','Medical','Dalewick',15),('P09','Granary Square','Mixed-Use','Eastmere',20),('P10','Blackrail Edge','Data Center','Ashmoor',7)]
    wb=openpyxl.Workbook(); sm=wb.active; sm.title='Summary'; ws=wb.create_sheet('Tape'); ws.sheet_view.zoomScale=80
    ws['A1']='PROJECT ASTER - Consolidated Tenancy Tape'; ws['A1'].font=Font(bold=True,size=12); ws['A2']='Data cut-off 30-Sep-2026 | USD | annual figures unless stated'
    H=['#','Prop. ID','Property','Asset Class','City','Suite','Occupancy Status','Tenant (legal name)','Lease Structure','NRA (sf)','LCD','LXD','Monthly Base Rent','Annual Base Rent','Base Rent psf','Recov. CAM (mo.)','Recov. Tax (mo.)','Recov. Ins. (mo.)','Base Year / Stop','Step 1 Date','Step 1 Annual Rent','Step 2 Date','Step 2 Annual Rent','Step 3 Date','Step 3 Annual Rent','Renewal Options','LoC / Deposit']
    for i,h in enumerate(H): c=ws.cell(4,1+i,h); c.font=Font(bold=True,size=9); c.fill=fill('FCE4D6'); c.alignment=Alignment(wrap_text=True,vertical='top'); c.border=Border(bottom=thin)
    ws.auto_filter.ref=f'A4:{CL(len(H))}4'; ws.freeze_panes='I5'
    row=5; rows=[]; n=v=k0=0; tt=[0,0.,0.,0,0,0]; summ=[]
    K={'Office':('office',(33,38)),'Retail':('retail',(27,39)),'Industrial':('ind',(8,11)),'Life Science':('life',(55,66)),'Cold Storage':('cold',(11,15)),'Medical':('med',(24,31)),'Mixed-Use':('retail',(28,36)),'Data Center':('dc',(44,60))}
    for pid,pn,cl,city,cnt in props:
        N=Names(r); S=[0,0,0.,0,0]
        for i in range(cnt):
            k0+=1; u={'Office':f'{(i//4+1)*100+i%4*10}','Retail':f'{101+i}','Industrial':f'Bay {i+1}','Life Science':f'L{i//3+1}-{"ABC"[i%3]}','Cold Storage':f'CS-{i+1}','Medical':f'{(i//5+1)*100+i%5+1}','Mixed-Use':f'{"R" if i<8 else "O"}{i+1:02d}','Data Center':f'DH{i+1}'}[cl]
            kind,(lo,hi)=K[cl]; kind='office' if cl=='Mixed-Use' and i>=8 else kind
            a=r.randint(90,480)*100 if cl in('Industrial','Cold Storage') else r.randint(11,88)*100+r.choice([0,12,37,55])
            last=i==cnt-1 and cl in('Office','Mixed-Use','Industrial')
            vac=(not last) and r.random()<.1
            base=[k0,pid,pn,cl,city,u]
            if last: u=base[5]='Rooftop' if cl!='Industrial' else 'Billboard'; a=None
            if vac:
                for j,x in enumerate(base+['Vacant',None,None,a]): ws.cell(row,1+j,x)
                v+=1; S[0]+=a;S[1]+=a;S[4]+=1; rows.append(dict(unit=u,propertyName=pn,statusText='Vacant',area=a)); row+=1; continue
            n+=1; nm=N(kind) if not last else r.choice(['Northspan Wireless','Skyhook Tower Wireless','Vista Outdoor Media']); L=lease(r,asof,a or 1,round(r.uniform(lo,hi),2),.03,terms=(36,60,84,120))
            if last: L['rent']=r.choice([1450.,1800.,2250.])
            mtm=r.random()<.04 and not last; dark=r.random()<.03
            nnn=cl not in('Office','Mixed-Use') and not last; mon=L['rent']; ann=round(mon*12,2); st=[] if mtm or last else [(d,round(m_*12,2)) for d,m_ in L['steps'][:3]]
            stt='Holdover' if mtm else 'Leased - dark' if dark else 'Occupied'
            lst='License' if last else 'NNN' if nnn else r.choice(['Full Service','Modified Gross'])
            ch=[round(a*q/12,2) for q in (1.9,2.35,.4)] if nnn else [None]*3
            vals=base+[stt,nm,lst,a,L['start'],None if mtm else L['end'],mon,ann,round(ann/a,2) if a else None]+ch+[None if nnn or last else r.choice(['2024 BY','2025 BY','$11.50 stop'])]
            for s in range(3): vals+=list(st[s]) if s<len(st) else [None,None]
            dep=r.choice([None,round(mon,0),round(mon*2,0)])
            vals+=[r.choice([None,'1x5','2x5 @ FMV','1x3 @ 103%']),dep]
            for j,x in enumerate(vals):
                c=ws.cell(row,1+j,x)
                if j in(10,11,19,21,23): c.number_format='dd-mmm-yyyy'
                elif j in(9,): c.number_format='#,##0'
                elif j>=12: c.number_format='#,##0.00'
            S[0]+=a or 0;S[2]+=ann;S[3]+=1; tt[1]+=mon
            for q in range(3): tt[3+q]+=ch[q] or 0
            rows.append(dict(unit=u,propertyName=pn,statusText=stt,area=a,tenantName=nm,leaseStartDate=L['start'],leaseEndDate=None if mtm else L['end'],contractRent=mon,annualRent=ann,deposit=dep,charges=[dict(code=c,amount=x) for c,x in zip(('Recov. CAM','Recov. Tax','Recov. Ins.'),ch)] if nnn else None,rentSteps=steps_t(st,'year')))
            row+=1
        summ.append((pid,pn,cl,S)); tt[0]+=S[0]; tt[2]+=S[2]
    ws.cell(row,6,'Total'); 
    for j,x in ((10,tt[0]),(13,tt[1]),(14,tt[2]),(16,tt[3]),(17,tt[4]),(18,tt[5])): ws.cell(row,j,round(x,2)).number_format='#,##0.00' if j>10 else '#,##0'
    for j in range(1,28): ws.cell(row,j).font=Font(bold=True); ws.cell(row,j).border=Border(top=thin,bottom=dbl)
    for j,w in enumerate([5,7,20,13,13,9,14,34,14,10,13,13,13,14,9,11,11,11,11,13,14,13,14,13,14,13,12]): ws.column_dimensions[CL(j+1)].width=w
    sm['B2']='Project Aster - summary by property'; sm['B2'].font=Font(bold=True)
    for j,h in enumerate(['ID','Property','Class','NRA sf','Vacant sf','Occ. %','Annual base rent','Leased spaces','Vacant spaces']): sm.cell(4,2+j,h).font=Font(bold=True)
    q=5
    for pid,pn,cl,S in summ:
        for j,x in enumerate([pid,pn,cl,S[0],S[1],1-S[1]/S[0],round(S[2],2),S[3],S[4]]): c=sm.cell(q,2+j,x); c.number_format='0.0%' if j==5 else '#,##0' if j in(3,4) else '#,##0.00' if j==6 else 'General'
        q+=1
    for j,x in ((2,'Total'),(5,tt[0]),(6,sum(s[3][1] for s in summ)),(8,round(tt[2],2)),(9,n),(10,v)): sm.cell(q,j,x).font=Font(bold=True)
    for k,w in zip('BCDEFGHIJ',[7,22,14,12,12,9,17,14,14]): sm.column_dimensions[k].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    dark_=any('dark' in x['statusText'] for x in rows)
    wb.save(out(fn)); save(fn,None,'2026-09-30',(n+v,None if dark_ else n,v),rows,'MIXED_USE','broker','consolidated portfolio tape, ten properties, steps in columns, summary sheet first',False,sheet='Tape')
if __name__=='__main__': cold(); mall(); sage(); sap(); broker(); tape()
