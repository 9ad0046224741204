import random,xlsxwriter
from lib import *
F='Lakeview Commons OSAR YE2024.xlsx'
cols=['Underwriting Base Year 12/31/2018','Year End 12/31/2022','Year End 12/31/2023','2024 As Reported 12/31/2024','Adjustments','2024 Normalized']
s=St('OPERATING STATEMENT ANALYSIS REPORT','Lakeview Commons Apartments',None,'2024-12-31',cols,sheet='OSAR',dash=False)
def L(lab,uw,a,b,c,adj=0,com=''):
    return s.l(lab,[uw,a,b,c,adj if adj else None,c+adj],com=com)
s.h('INCOME:')
i=[L('Gross Potential Rent',3412800,3688440,3861222,4018967,0,''),
L('Less: Vacancy/Collection Loss',-204768,-198213,-243507,-311842,0,'Two buildings offline Mar-Jun 2024 after sprinkler line break; occupancy 94.6% at Dec 2024.'),
L('Less: Concessions',-17064,-9150,-22480,-61215,0,'One month free on 12-month leases in Q1/Q2.'),
L('Laundry/Vending Income',28800,31044,30718,29467),
L('Parking Income',41500,46200,48350,51075),
L('Other Income',118250,163901,171226,284390,-102655,'Removed business interruption insurance proceeds of $102,655 (non-recurring).')]
egi=s.t('EFFECTIVE GROSS INCOME',i,'TOTAL',key='total_income',com='')
s.h('EXPENSES:')
e=[L('Real Estate Taxes',398110,441872,463290,437116,29880,'Normalized to 2024 bills; $29,880 refund for 2022 appeal netted by borrower.'),
L('Property Insurance',71400,118640,163902,214775,0,'Premium up 31% at 4/1/2024 renewal.'),
L('Utilities',231900,259417,268055,281390),
L('Repairs and Maintenance',188250,214906,226113,359848,-118420,'Moved water damage repairs to Extraordinary Capital.'),
L('Janitorial',42000,45360,47100,48912),
L('Management Fees',101385,111647,115367,122331,0,'Actual 3.05% of EGI; U/W 3.0%.'),
L('Payroll & Benefits',402600,431288,452719,467034),
L('Advertising & Marketing',34128,28711,31940,44306),
L('Professional Fees',18500,21260,19875,36240,-14500,'Legal fees re: loan assumption, excluded.'),
L('General and Administrative',47775,52084,55369,57911),
L('Other Expenses',0,6120,4405,3890),
L('Ground Rent',0,0,0,0)]
te=s.t('TOTAL OPERATING EXPENSES',e,'TOTAL',key='total_operating_expenses',com='')
def ratio(lab,f,fmt,com=''):
    return s.l(lab,[f(c) for c in range(6)],ind=0,ratio=fmt,com=com)
v=lambda r,c:s.rows[r]['vals'][c]
s.rows.append(dict(label='OPERATING EXPENSE RATIO',typ='LINE',code=None,items=None,ind=0,ratio='pct',com='',vals=[None if c==4 else round(v(te,c)/v(egi,c),4) for c in range(6)]))
noi=s.t('NET OPERATING INCOME',[egi,(te,-1)],'TOTAL',key='noi',com='')
c=[L('Leasing Commissions',0,0,0,0),L('Replacement Reserves',90000,90000,90000,90000,0,'$250 x 360 units per loan agreement.'),
L('Extraordinary Capital Expenditures',0,0,38500,0,118420,'See R&M.')]
tc=s.t('TOTAL CAPITAL ITEMS',c,'SUBTOTAL',com='')
ncf=s.t('NET CASH FLOW',[noi,(tc,-1)],'TOTAL',key='net_cash_flow',com='')
s.h('DEBT SERVICE:')
ds=s.l('Debt Service - A Note',[1324416,1324416,1324416,1324416,None,1324416],com='4.18%, 30-yr amortization')
nd=s.t('NET CASH FLOW AFTER DEBT SERVICE',[ncf,(ds,-1)],'TOTAL',com='')
for lab,r in (('DSCR (NOI)',noi),('DSCR (NCF)',ncf)):
    s.rows.append(dict(label=lab,typ='LINE',code=None,items=None,ind=0,ratio='x',com='',vals=[None if c==4 else round(v(r,c)/1324416,2) for c in range(6)]))
s.rows.append(dict(label='Occupancy at Period End',typ='LINE',code=None,items=None,ind=0,ratio='pct',com='Per December rent roll',vals=[.95,.961,.953,.946,None,.946]))
wb=xlsxwriter.Workbook(B+'documents/'+F);ws=wb.add_worksheet('OSAR')
f=lambda **k:wb.add_format(dict(font_name='Arial',font_size=8,**k))
ws.set_column(0,0,34);ws.set_column(1,6,13);ws.set_column(7,8,9);ws.set_column(9,9,58)
ws.merge_range(0,0,0,9,'OPERATING STATEMENT ANALYSIS REPORT',f(bold=1,align='center',bg_color='#1F3864',font_color='white'))
hd=[('Loan Number:','30-118842','Servicer Prospectus ID:','61'),('Property Name:','Lakeview Commons Apartments','Property Type:','Multifamily'),('Address:','4400 Shoreline Pkwy, Grand Rapids, MI','Year Built / Units:','1998 / 360'),('Current Balance:','$ 21,406,118.27','Paid Through:','02/01/2025'),('Analyst:','D. Whitlock','Review Date:','03/18/2025')]
for r,(a,b,c_,d) in enumerate(hd,1):
    ws.write(r,0,a,f(bold=1));ws.write(r,1,b,f());ws.write(r,5,c_,f(bold=1));ws.write(r,7,d,f(align='left'))
H=f(bold=1,align='center',text_wrap=1,top=1,bg_color='#D9E1F2');
h1=['','Underwriting','Year End','Year End','2024 As','','2024','% Var.','% Var.','Analyst Comments'];h2=['','Base Year','','','Reported','Adjustments','Normalized','vs. UW','vs. 2023',''];h3=['','12/31/2018','12/31/2022','12/31/2023','12/31/2024','','','','','']
for k,h in enumerate((h1,h2,h3)):
    for c_,x in enumerate(h): ws.write(7+k,c_,x,H)
r0=11
N='#,##0_);(#,##0);0_)'
for n,r in enumerate(s.rows):
    tot=r['typ'] in('TOTAL','SUBTOTAL');k=dict(bold=1) if tot or r['typ']=='HEADING' else {}
    R=r0+n;ws.write(R,0,r['label'],f(indent=r['ind'],**k))
    if tot:k.update(top=1)
    nf={'pct':'0.0%','x':'0.00"x"'}.get(r.get('ratio'),N)
    for c_,x in enumerate(r['vals']):
        fm=f(num_format=nf,**k)
        if x is None: ws.write_blank(R,1+c_,None,f(**k));continue
        col='BCDEFG'[c_]
        if tot and r['items']:
            fo='='+''.join(('+' if g>0 else '-')+f'{col}{r0+i+1}' for i,g in r['items']);ws.write_formula(R,1+c_,fo,fm,x)
        else: ws.write(R,1+c_,x,fm)
    if r['typ']!='HEADING' and not r.get('ratio'):
        V=r['vals']
        for cc,b in ((7,V[0]),(8,V[2])):
            if b: ws.write(R,cc,round((V[5]-b)/abs(b),4),f(num_format='0.0%;(0.0%)',font_color='#7F7F7F'))
    ws.write(R,9,r.get('com','') or '',f(text_wrap=1,italic=1))
R=r0+len(s.rows)+1
ws.merge_range(R,0,R+2,9,'Comments: Property performs above U/W NOI. Insurance cost remains the principal concern; the borrower expects a 9% increase in April 2025. Income and expense statement was certified by the borrower on 02/27/2025. Adjustments per servicer methodology.',f(text_wrap=1,valign='top',border=1))
ws.set_landscape();ws.fit_to_pages(1,1)
wb.add_worksheet('Occ History').write_column(0,0,['Quarter','Q1 24','Q2 24','Q3 24','Q4 24'])
w2=wb.get_worksheet_by_name('Occ History');w2.write_column(0,1,['Occupied %']);[w2.write(k,1,x,f(num_format='0.0%')) for k,x in enumerate((.912,.901,.938,.946),1)]
wb.close()
save(F,[s],'MULTIFAMILY','OPERATING_STATEMENT','CREFC-like OSAR with adjustments, normalised column and comments',True)
