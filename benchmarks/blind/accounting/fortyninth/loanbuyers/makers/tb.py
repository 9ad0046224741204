from common import *
import subprocess, datetime
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill

def tb1():
    R=random.Random(4901)
    S=[('ASSETS',[('11010','CASH-OPERATING LOCKBOX',184233.17),('11020','CASH-DACA SPRINGING ACCT',0),('11050','CASH-SECURITY DEPOSITS',212480.55),('12010','TENANT RECEIVABLES',388914.02),('12015','ALLOW DOUBTFUL ACCTS',-141500),('12100','STRAIGHT LINE RENT REC',516077.40),('13010','ESCROW-RE TAXES',97340.66),('13020','ESCROW-INSURANCE',18211.09),('13030','RESERVE-TI/LC',640118.73),('14010','PREPAID INSURANCE',44610.25),('15010','LAND',4150000),('15020','BUILDING',27384116.48),('15030','TENANT IMPROVEMENTS',3911642.10),('15900','ACCUM DEPRECIATION',-6820447.31),('16010','LEASE COMMISSIONS NET',702255.94)]),
     ('LIABILITIES',[('21010','ACCOUNTS PAYABLE-TRADE',-263118.90),('21050','ACCRUED EXPENSES',-88402.16),('21100','ACCRUED INTEREST-SENIOR',-412666.67),('21105','ACCRUED DEFAULT INTEREST',-190833.33),('22010','PREPAID RENTS',-61204.80),('22500','SECURITY DEPOSITS PAYABLE',-212480.55),('25010','MORTGAGE NOTE-SENIOR',-26500000),('25020','MEZZANINE NOTE',-4000000),('26010','DUE TO AFFILIATE-PHX MGMT',-355000)]),
     ('EQUITY',[('31010','MEMBERS CAPITAL',-3300000),('31900','RETAINED EARNINGS',None)]),
     ('REVENUE',[('41010','BASE RENT',-601440.12),('41020','CAM RECOVERY',-96211.08),('41030','RE TAX RECOVERY',-71880),('41050','PARKING INCOME',-22340),('41090','LATE FEES',-1450),('41099','RENT ABATEMENTS',33100)]),
     ('EXPENSES',[('51010','JANITORIAL',41208.33),('51020','UTILITIES-ELECTRIC',66917.42),('51025','UTILITIES-WATER/SEWER',9120.77),('51030','ELEVATOR MAINT',12400),('51040','HVAC REPAIRS',18744.60),('51050','SECURITY GUARD SVC',23980),('51060','LANDSCAPE/SNOW',15362.18),('52010','MANAGEMENT FEE',27318.44),('52020','LEGAL-LENDER WORKOUT',58770.5),('52030','AUDIT & TAX PREP',0),('53010','REAL ESTATE TAXES',118900),('53020','INSURANCE EXPENSE',14870.08),('61010','INTEREST EXP-SENIOR',294444.44),('61015','INTEREST EXP-DEFAULT RATE',147222.22),('62010','DEPRECIATION EXPENSE',152140.66),('62020','AMORTIZATION EXPENSE',20118.9)])]
    acc=[]
    for sec,l in S:
        for c,n,o in l:
            dr=cr=0.0
            if c in('12010','21010','13010','22010','12100','26010'): dr=r2(R.uniform(2000,90000)); cr=r2(R.uniform(2000,60000))
            elif c in('15020','11020','15010','31010','25010','25020','15030','31900','41099','52030') : dr=cr=0
            elif c in('15900','12015','16010'): cr=r2(R.uniform(3000,70000))
            elif c=='14010': cr=r2(R.uniform(2000,9000))
            elif sec=='REVENUE': cr=r2(-o*R.uniform(.2,.5)); dr=r2(R.choice([0,0,812.5,2210]))
            elif sec=='EXPENSES': dr=r2(o*R.uniform(.1,.5)); cr=r2(R.choice([0,0,0,150,1275.4]))
            elif sec=='LIABILITIES': cr=r2(R.uniform(500,98000)); dr=r2(R.choice([0,5000]))
            else: dr=r2(R.uniform(100,9000)); cr=r2(R.uniform(100,4000))
            acc.append([sec,c,n,o,dr,cr])
    plug=-sum(a[3] for a in acc if a[3] is not None)
    for a in acc:
        if a[3] is None: a[3]=r2(plug)
        if a[1]=='52030': a[4]=7500.0
    for a in acc:
        if a[1]=='11010':
            d=sum(b[4] for b in acc)-sum(b[5] for b in acc)
            if d>0: a[5]=r2(a[5]+d)
            else: a[4]=r2(a[4]-d)
            a[4]=r2(a[4]+402117.36); 
        if a[1]=='11020': a[4]=0;a[5]=0
    for a in acc:
        if a[1]=='21010': a[5]=r2(a[5]+402117.36)
    # 402,117.36 draw: credited to A/P side to keep the period in balance
    K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    def pair(v,o,k1,k2):
        if v>0.004:o[k1]=r2(v)
        elif v<-0.004:o[k2]=r2(-v)
    rows=[];lines=[];tot=[];G=dict.fromkeys(K,0.0)
    for sec,_ in S:
        lines.append(('h',sec)); s=dict.fromkeys(K,0.0)
        for a in [a for a in acc if a[0]==sec]:
            o={'account':a[1],'name':a[2]}
            pair(a[3],o,'open_dr','open_cr')
            if a[4]:o['debit']=r2(a[4])
            if a[5]:o['credit']=r2(a[5])
            pair(r2(a[3]+a[4]-a[5]),o,'close_dr','close_cr')
            for k in K: s[k]+=o.get(k,0)
            rows.append(o); lines.append(('r',o))
        t={'label':'TOTAL '+sec}; t.update({k:r2(v) for k,v in s.items() if v>0.004}); 
        for k in K:G[k]+=s[k]
        tot.append(t); lines.append(('t',t))
    g={'label':'GRAND TOTALS'};g.update({k:r2(G[k]) for k in K}); tot.append(g); lines.append(('g',g))
    assert abs(G['open_dr']-G['open_cr'])<.01 and abs(G['debit']-G['credit'])<.01 and abs(G['close_dr']-G['close_cr'])<.01,G
    # fixed-pitch print
    W,H=landscape(letter); c=canvas.Canvas(f'{D}/tb_camelpeak_tower_0317.pdf',pagesize=(W,H))
    fs=7.4; cw=fs*.6; x0=30
    ends=[51,67,83,99,115,131]
    y=[0];pg=[0]
    def put(s,col,bold=False): c.setFont('Courier-Bold' if bold else 'Courier',fs); c.drawString(x0+col*cw,y[0],s)
    def head():
        pg[0]+=1;y[0]=H-34
        put('CPT OFFICE OWNER LLC  (ENT 0417)',0); put('RUN 03/19/26 07:42   GLR210',84); put(f'PAGE {pg[0]}',124); y[0]-=10
        put('DETAIL TRIAL BALANCE  -  CAMELPEAK TOWER',38,True); y[0]-=10
        put('PERIOD 03/01/26 THRU 03/17/26  (CUTOFF - PARTIAL PERIOD)  BASIS: ACCRUAL  STATUS: UNPOSTED INCLUDED',15); y[0]-=16
        for i,s in enumerate(['OPENING 03/01/26','PERIOD ACTIVITY','CLOSING 03/17/26']):
            e0=ends[2*i]-14; w=ends[2*i+1]-e0; put(s.center(w,'-') if False else (' '+s+' ').center(w,'-'),e0)
        y[0]-=9
        put('ACCT',0);put('DESCRIPTION',8)
        for i,e in enumerate(ends): s='DEBIT' if i%2==0 else 'CREDIT'; put(s,e-len(s))
        y[0]-=5; c.setLineWidth(.4); c.setDash(1,1); c.line(x0,y[0],x0+131*cw,y[0]); c.setDash(); y[0]-=10
    def nums(o,b=False):
        for k,e in zip(K,ends):
            if k in o: s=f'{o[k]:,.2f}'; put(s,e-len(s),b)
    head()
    for kind,o in lines:
        if y[0]<(66 if kind!='h' else 96):
            put('*** CONTINUED ***',57); c.showPage(); head()
        if kind=='h': y[0]-=3; put(o,0,True); y[0]-=11
        elif kind=='r': put(o['account'],0);put(o['name'],8);nums(o);y[0]-=10
        else:
            c.setLineWidth(.4)
            for e in ends: c.line(x0+(e-14)*cw,y[0]+7.5,x0+e*cw,y[0]+7.5)
            y[0]-=2; put(o['label'],8,True);nums(o,True)
            if kind=='g':
                for e in ends: c.line(x0+(e-14)*cw,y[0]-3,x0+e*cw,y[0]-3);c.line(x0+(e-14)*cw,y[0]-4.5,x0+e*cw,y[0]-4.5)
            y[0]-=14
    put('PERIOD IN BALANCE.   50 MASTER ACCTS READ, SUPPRESS-ZERO = NO.   *** END OF REPORT ***'.replace('50',str(len(rows))),0)
    c.save()
    save('tb_camelpeak_tower_0317','pdf','TB','OFFICE',K,rows,tot,'fixed-pitch GL system report, opening/activity/closing each a Dr-Cr pair, class headings and totals','grouped two-line head, blanks, page break, partial month')

def tb2():
    R=random.Random(4902)
    base=[('1110','Cash - Operating',1),('1115','Cash - Property Tax Escrow',1),('1200','Accounts Receivable - Tenants',1),('1205','Unbilled CAM / Recon Receivable',1),('1290','Reserve for Bad Debts',-1),('1310','Prepaid Insurance',1),('1320','Utility Deposits',1),('1500','Land',1),('1510','Buildings & Improvements',1),('1520','Tenant Buildouts',1),('1590','Accumulated Depreciation',-1),('2010','Accounts Payable',-1),('2110','Accrued Real Estate Taxes',-1),('2200','Tenant Security Deposits',-1),('2500','Note Payable - First Lien',-1),('2600','Interco - Due to/from Barlow Retail Holdings',-1),('3000','Partners\' Equity',-1)]
    pl=[('4010','Minimum Rent',-1),('4020','Percentage Rent',-1),('4100','CAM Reimbursements',-1),('4110','Tax Reimbursements',-1),('5010','Repairs - Parking Lot & Sweeping',1),('5020','Landscaping',1),('5040','Common Area Electric',1),('5100','Property Insurance',1),('5200','Real Estate Taxes',1),('5300','Management Fees',1),('5400','Legal & Professional',1),('6010','Interest Expense',1),('6500','Depreciation',1)]
    props=[('Barlow Crossing','BX-01',1.0,['4020']),('Fenwick Plaza','FP-02',.62,['1205','1320']),('Old Mill Shops','OM-03',.38,['4020','1520','5010'])]
    mag={'1110':96000,'1115':41000,'1200':152000,'1205':26000,'1290':-48000,'1310':21000,'1320':4800,'1500':2600000,'1510':9800000,'1520':740000,'1590':-2900000,'2010':-88000,'2110':-61000,'2200':-72000,'2500':-8200000,'2600':-310000,
     '4010':-148000,'4020':-3900,'4100':-31000,'4110':-24000,'5010':8800,'5020':5100,'5040':6900,'5100':9400,'5200':29000,'5300':8100,'5400':17500,'6010':62000,'6500':38000}
    K=['beginning','activity','ending']
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='TB 2-11'
    F='#,##0.00_);(#,##0.00)'; fn='Cambria'
    def cell(r,c,v,b=False,it=False,fmt=None,al=None,fill=None,color='000000'):
        x=ws.cell(r,c,v); x.font=Font(name=fn,size=10,bold=b,italic=it,color=color)
        if fmt:x.number_format=fmt
        if al:x.alignment=Alignment(horizontal=al,wrap_text=True,vertical='bottom')
        if fill:x.fill=PatternFill('solid',fgColor=fill)
        return x
    cell(1,2,'Barlow Retail Holdings LP and subs',True); cell(2,2,'Consolidating TB for note sale - 3 centers cross-collateralized',True)
    cell(3,2,'as of Wed 2/11/2026 (books not closed; Jan closed, Feb MTD)',it=True); cell(4,2,'L. Pruitt, controller  -  credits in ( )',it=True)
    ws.column_dimensions['A'].width=3; ws.column_dimensions['B'].width=10; ws.column_dimensions['C'].width=46; ws.column_dimensions['D'].width=8
    ws.column_dimensions['D'].hidden=True
    for c in 'EFG': ws.column_dimensions[c].width=18
    ws.column_dimensions['H'].width=42
    for c,v in [(2,'GL'),(5,'Per books'),(6,'1/1 - 2/11'),(7,'Cutoff')]: cell(6,c,v,True,al='center' if c>3 else None,fill='DDE6D5')
    for c,v in [(2,'Acct'),(3,'Account'),(4,'type'),(5,'12/31/25 Bal'),(6,'Net Change'),(7,'2/11/26 Bal'),(8,'LP comment')]: cell(7,c,v,True,al='center' if c in(5,6,7) else None,fill='DDE6D5')
    for c in (3,4,8): cell(6,c,None,fill='DDE6D5')
    r=8;rows=[];tot=[];G=dict.fromkeys(K,0.0);planted=None
    comm={('BX-01','1200'):'incl. $38k Tuxley Fitness - ch. 11','BX-01 x':'' ,('BX-01','2600'):'no agreement in file','x':'',('FP-02','2110'):'2nd half 2025 unpaid',('OM-03','2500'):'matured 10/1/25',('FP-02','5400'):'receiver motion',('OM-03','1290'):'needs true-up??'}
    for pn,pc,k,skip in props:
        r+=1; cell(r,2,f'{pn}  ({pc})',True,color='1F3864'); ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=7); r+=1
        data=[]
        for c,n,s in base+pl:
            if c in skip: continue
            if c=='3000': data.append([c,n,None,0.0]);continue
            m=mag[c]*k*R.uniform(.75,1.3)
            if c in('1500','1510'): m=round(m,-3)
            if (c,n,s) in pl: data.append([c,n,0.0,r2(m)])
            else:
                ch=0.0 if c in('1500','1510','1320','2200') else r2(m*R.uniform(-.25,.35)*(0.05 if c=='2500' else .3 if c in('1590','1520') else 1))
                data.append([c,n,r2(m),ch])
        o=-sum(d[2] for d in data if d[2] is not None)
        for d in data:
            if d[2] is None:d[2]=r2(o)
        o=-sum(d[3] for d in data); data[0][3]=r2(data[0][3]+o)
        # keep cash plausible: push excess to interco
        for d in data:
            if d[0]=='2600':
                ex=r2(data[0][2]+data[0][3]-(31210.44*k)); d[3]=r2(d[3]+ex); data[0][3]=r2(data[0][3]-ex)
        assert abs(sum(d[2] for d in data))<.01 and abs(sum(d[3] for d in data))<.01
        for c,n,b,a in data:
            drop=(pc=='FP-02' and c=='1310')
            if drop:
                planted={'what':f'Fenwick Plaza: the line of account 1310 Prepaid Insurance ({b:,.2f} / {a:,.2f} / {b+a:,.2f}) is left out; the total for Fenwick Plaza and the combined total still print 0.00','kind':'row_dropped'}; continue
            e=r2(b+a); row={'account':c,'name':n,'beginning':b,'activity':a,'ending':e,'property':pn}
            cell(r,2,int(c),al='left');cell(r,3,n);cell(r,4,'BS' if c<'4' else 'IS')
            for j,v in zip((5,6,7),(b,a,e)): cell(r,j,v,fmt=F)
            if (pc,c) in comm: cell(r,8,comm[(pc,c)],it=True,color='C00000')
            rows.append(row); r+=1
        cell(r,3,f'Total {pn}',True,al='right')
        for j in (5,6,7):
            x=cell(r,j,0,True,fmt=F); x.border=Border(top=Side(style='thin'))
        tot.append({'label':f'Total {pn}','beginning':0,'activity':0,'ending':0}); r+=1
    r+=1; cell(r,3,'Combined - all centers (should be zero)',True)
    for j in (5,6,7): cell(r,j,0,True,fmt=F).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    tot.append({'label':'Combined - all centers (should be zero)','beginning':0,'activity':0,'ending':0})
    r+=2
    for s in ['1) P&L accounts restart at 1/1 so the 12/31 column is post-close.','2) Feb CAM not yet billed at Old Mill.','3) Interest booked at contract rate only - default interest NOT accrued.']: cell(r,2,s,it=True); r+=1
    ws.freeze_panes='C8'; ws.page_setup.orientation='portrait'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w2=wb.create_sheet('contacts'); w2['A1']='Lender counsel'; w2['B1']='Hadley Moncrief LLP'; w2['A2']='Receiver (proposed)'; w2['B2']='Trask Advisory'
    wb.save(f'{D}/Barlow_TB_cutoff_021126.xlsx')
    save('Barlow_TB_cutoff_021126','xlsx','TB','RETAIL',K,rows,tot,"controller's workbook, three centers stacked under headings, signed balances with net change, hidden column, comments, notes",'header words dates, hidden column, property headings, footnotes',planted)

def tb3():
    R=random.Random(4903)
    S=[('Balance Sheet Accounts',[('1010-00','Operating Acct - First Cascade',61377.28),('1020-00','Payroll Acct',4102.15),('1030-00','House Banks',3500),('1110-00','Guest Ledger',28455.9),('1120-00','City Ledger',74218.36),('1130-00','Credit Cards in Transit',19306.71),('1200-00','Inventory - Food',11840.22),('1210-00','Inventory - Beverage',15977.05),('1300-00','FF&E Reserve held by Servicer',233604.88),('1400-00','Prepaids - Franchise & Software',8250),('1500-00','Land',1850000),('1510-00','Hotel Building',11265000),('1520-00','FF&E',2417330.4),('1590-00','Accum. Depr.',-4108226.15),('2010-00','A/P Trade',-297460.33),('2050-00','Occupancy Tax Payable',-84119.06),('2060-00','Accrued Wages',-52870.44),('2070-00','Advance Deposits',-36190),('2080-00','Gift Cards Outstanding',-4415.5),('2500-00','Mortgage - Loan 70-44183',-9875000),('2510-00','PIP Note - Franchisor',-420000),('2520-00','EIDL Loan',-500000),('3000-00','Members\' Equity',None)]),
     ('Rooms',[('4010-10','Transient Rooms Revenue',-1644208.55),('4020-10','Group Rooms Revenue',-377190.2),('4090-10','No-Show & Cancellation',-12835),('5010-10','Front Office Wages',231418.77),('5020-10','Housekeeping Wages',268077.6),('5110-10','OTA Commissions',171336.49),('5120-10','Guest Supplies',48210.93),('5130-10','Linen',22004.18)]),
     ('Food & Beverage',[('4110-20','Restaurant',-288417.3),('4120-20','Lounge',-141206.75),('4130-20','Banquet',-203911),('4135-20','Banquet Service Charge',-40782.2),('5210-20','Cost of Food',158360.12),('5220-20','Cost of Beverage',44108.67),('5230-20','F&B Wages',219774.36)]),
     ('Undistributed & Fixed',[('6010-90','Administrative & General',188240.51),('6020-90','Sales & Marketing',74390.05),('6030-90','Franchise Royalty',121282.44),('6040-90','POM',133008.83),('6050-90','Utilities',149671.28),('6060-90','Management Fee - Tarn Hospitality',81256.02),('7010-90','Property Tax',112400),('7020-90','Insurance',68733.31),('7030-90','Interest',508216.67),('7040-90','Depreciation',342500)])]
    pl=-sum(x[2] for s in S for x in s[1] if x[2] is not None)
    notes={'1010-00':'per online stmt 11/9; $22k checks held, not cut','2500-00':'last pmt applied 6/1/25','2050-00':'July-Oct not remitted to state'}
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='TB'
    fn='Liberation Sans'
    def cell(r,c,v,b=False,it=False,fmt=None,al=None,sz=9):
        x=ws.cell(r,c,v);x.font=Font(name=fn,size=sz,bold=b,italic=it)
        if fmt:x.number_format=fmt
        if al:x.alignment=Alignment(horizontal=al)
        return x
    for c,w in zip('ABCDE',(11,40,9,17,17)): ws.column_dimensions[c].width=w
    cell(1,1,'RIDGELINE INN & CONFERENCE CENTER',True,sz=13); cell(2,1,'Ridgeline Lodging Partners, LLC - Trial Balance',True,sz=10)
    cell(3,1,'Sunday, November 9, 2025 (night audit close)  /  P&L = 1-Jan-25 to date',it=True)
    r=5
    for c,v in enumerate(['Acct-Dept','Title','W/P','Dr.','Cr.'],1):
        x=cell(r,c,v,True,al='right' if c>3 else 'left'); x.border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
    r=6;rows=[];tot=[];GD=GC=0
    for sec,l in S:
        cell(r,1,sec.upper(),True); x=ws.cell(r,1); x.fill=PatternFill('solid',fgColor='E7E6E6')
        for c in range(2,6): ws.cell(r,c).fill=PatternFill('solid',fgColor='E7E6E6')
        r+=1; sd=sc=0
        for code,n,v in l:
            if v is None: v=r2(pl)
            o={'account':code,'name':n}; cell(r,1,code);cell(r,2,n)
            if R.random()<.3: cell(r,3,R.choice(['B-1','C-2','PBC','F','n/a']),al='center')
            if v>=0:o['debit']=v;cell(r,4,v,fmt='#,##0.00');sd+=v
            else:o['credit']=-v;cell(r,5,-v,fmt='#,##0.00');sc-=v
            rows.append(o); r+=1
            if code in notes: cell(r,2,'   ^ '+notes[code],it=True,sz=7.5); r+=1
        cell(r,2,f'Subtotal - {sec}',True,it=True)
        t={'label':f'Subtotal - {sec}','debit':r2(sd),'credit':r2(sc)}
        for c,k in ((4,'debit'),(5,'credit')):
            if t[k]==0: del t[k]; continue
            x=cell(r,c,t[k],True,it=True,fmt='#,##0.00'); x.border=Border(top=Side(style='hair'))
        tot.append(t); GD+=sd;GC+=sc; r+=2
    cell(r,2,'TOTAL TRIAL BALANCE',True)
    for c,v in ((4,GD),(5,GC)): cell(r,c,r2(v),True,fmt='#,##0.00').border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    tot.append({'label':'TOTAL TRIAL BALANCE','debit':r2(GD),'credit':r2(GC)}); assert abs(GD-GC)<.01
    cell(r+2,1,'Unaudited. Furnished to holder of Loan 70-44183 under pre-negotiation agreement; no representation is made.',it=True,sz=7.5)
    ws.print_title_rows='1:5'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.oddFooter.left.text='Tarn Hospitality Mgmt'; ws.oddFooter.right.text='Page &P of &N'
    ws.page_setup.paperSize=1; ws.page_margins.left=.9
    p=f'{TMP}/tb_ridgeline_inn_110925.xlsx'; wb.save(p)
    subprocess.run(['nice','-n','15','soffice','-env:UserInstallation=file://'+TMP+'/lo','--headless','--convert-to','pdf','--outdir',D,p],check=True,capture_output=True)
    save('tb_ridgeline_inn_110925','pdf','TB','HOSPITALITY',['debit','credit'],rows,tot,'hotel spreadsheet printed to PDF, Dr./Cr. pair by department with subtotals','account-department codes, workpaper column, note lines between rows, repeated title rows')
