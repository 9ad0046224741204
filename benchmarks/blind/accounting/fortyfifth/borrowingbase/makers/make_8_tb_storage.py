# Trial balance of the storage borrower: three sites in one list, site column, signed balances. XLS. Planted: a digit of one ending balance.
from common import *
import make_5_storage as A, xlwt
R = random.Random(4508)
C = [('1010-00','Checking - Teche Bank',21844.9,'p'),('1015-00','Undeposited Receipts',1612.4,'m'),('1020-00','Petty Cash',300,'n'),('1210-00','Tenant A/R',0,'ar'),('1310-00','Prepaid Insurance',8120.6,'c'),('1510-00','Land',415000,'n'),('1520-00','Storage Buildings',1866200,'n'),('1530-00','Gates, Cameras & Access',48915.77,'d'),('1590-00','Accum Depreciation',-602118.3,'c'),
('2010-00','Accounts Payable',-7411.26,'m'),('2050-00','Sales Tax Payable',-1388.02,'m'),('2110-00','Prepaid Rent',-9240.5,'m'),('2310-00','Tenant Insurance Payable',-2208,'m'),('2710-00','Note Payable - Teche Bank',-1310442.18,'d'),('3010-00','Member Capital',0,'cap'),('3090-00','Member Draws',24000,'d'),
('4010-00','Rental Income',-148220.4,'c'),('4020-00','Late Fees',-6120,'c'),('4030-00','Lien & Auction Fees',-1875,'c'),('4040-00','Merchandise Sales',-2304.66,'c'),('4090-00','Bad Debt / Write-offs',3188.25,'d'),('6010-00','Manager Payroll',29440.12,'d'),('6050-00','Credit Card Fees',3902.17,'d'),('6110-00','Utilities',5611.08,'d'),('6150-00','Repairs & Maintenance',4890.5,'d'),('6210-00','Property Taxes',11960,'d'),('6250-00','Insurance',6480.4,'d'),('6310-00','Advertising - Web',4125,'d'),('7010-00','Interest Expense',31877.53,'d'),('7050-00','Depreciation',19650,'d')]
K = ['beginning','debit','credit','activity','ending']
wb = xlwt.Workbook(); ws = wb.add_sheet('TB May'); 
ar = {sn: sum(r['total'] for cs in g for r in cs) for sn, g in A.build()}
num = xlwt.easyxf('font: name Arial, height 180', num_format_str='#,##0.00_);(#,##0.00)'); numb = xlwt.easyxf('font: name Arial, height 180, bold on; borders: top thin', num_format_str='#,##0.00_);(#,##0.00)')
tx = xlwt.easyxf('font: name Arial, height 180'); tb = xlwt.easyxf('font: name Arial, height 180, bold on'); hb = xlwt.easyxf('font: name Arial, height 180, bold on; align: wrap on, horiz center, vert bottom; borders: bottom medium; pattern: pattern solid, fore_colour ice_blue')
ws.write(0,0,'Teche Storage Partners, LLC', xlwt.easyxf('font: name Arial, height 260, bold on')); ws.write(1,0,'General Ledger Trial Balance - Period 05/2026, Basis: Accrual', tx); ws.write(2,0,'Entities: BL, HM, OM', tx)
for j, h in enumerate(['Site','GL Account','Account Name','Balance\n05/01/2026','Debits','Credits','Net\nChange','Balance\n05/31/2026']): ws.write(4,j,h,hb)
ws.row(4).height_mismatch = True; ws.row(4).height = 560
rr = 5; rows, totals, truth_tot = [], [], []
for (sn, _, pc), sc in zip(A.SITES, [1, .74, .46]):
    L = []
    for c, n, o, t in C:
        if sn == 'Old Mill Storage' and c in ('1020-00','4030-00','2310-00'): continue
        o = round(o*sc*R.uniform(.9,1.1)*100) if t != 'n' or n == 'Land' else round(o*100*(1 if c=='1020-00' else round(sc,1)))
        dr = cr = 0; b = abs(o); f = R.uniform(.18,.27) if c[0] in '4567' else R.uniform(.003,.04)
        if t == 'd': dr = int(b*f)
        if t == 'c': cr = int(b*f); dr = R.choice([0,0,R.randint(900,9000)]) if c[0]=='4' else 0
        if t == 'm': dr = int(b*R.uniform(.3,1)); cr = int(b*R.uniform(.3,1))
        if t == 'ar': dr = R.randint(2800000,3400000); cr = R.randint(2700000,3300000); o = ar[sn]-dr+cr
        L.append([c, n, o, dr, cr])
    cap = next(x for x in L if x[1]=='Member Capital'); cap[2] = 0; cap[2] = -sum(x[2] for x in L)
    ca = L[0]; d = sum(x[4]-x[3] for x in L); ca[3] = 3600000+R.randint(0,99999); ca[4] = ca[3]-d; assert ca[4] > 0, ca
    g = []
    for c, n, o, dr, cr in L:
        g.append(dict(property=sn, account=c, name=n, beginning=o, debit=dr, credit=cr, activity=dr-cr, ending=o+dr-cr))
    tot = add(g, K); assert tot['ending']==0 and tot['beginning']==0
    if sn == 'Hwy 90 Mini Storage':
        x = next(r for r in g if r['name']=='Property Taxes'); good = x['ending']; s = list(str(good)); s[1] = str((int(s[1])+3)%10); x['ending'] = int(''.join(s))
        planted = dict(what=f"{sn} {x['account']} {x['name']}: ending {x['ending']/100:.2f} printed, opening and movement (and the site total) give {good/100:.2f}", kind='digit_changed')
    for r in g:
        for j, v in enumerate([sn, r['account'], r['name']]): ws.write(rr,j,v,tx)
        for j, k in enumerate(K): ws.write(rr,3+j,r[k]/100,num)
        rr += 1
    rows += g; lab = f'Total {sn}'; ws.write(rr,0,lab,tb)
    for j, k in enumerate(K): ws.write(rr,3+j,tot[k]/100,numb)
    totals.append(dict(label=lab, **tot)); rr += 2
t = add(totals, K); ws.write(rr,0,'Total All Entities',tb)
for j, k in enumerate(K): ws.write(rr,3+j,t[k]/100,numb)
totals.append(dict(label='Total All Entities', **t))
for j, w in enumerate([24,12,30,16,15,15,15,16]): ws.col(j).width = w*256
ws.set_portrait(False); ws.fit_num_pages = 1; ws.fit_width_to_pages = 1; ws.fit_height_to_pages = 0
wb.save(DOC+'/teche_tb_may2026.xls')
dump('teche_tb_may2026','xls','TB',K,rows,totals,planted,'SELF_STORAGE','storage bookkeeper export','three sites stacked with a site column, signed balances with net change',False)
