# RV park: workbook with balance sheet + sources and uses on two sheets, notes sheet first
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
N='SilverCreek_RV_BS_and_Sources_Uses_FY24.xlsx';P='Silver Creek RV Resort'
b=St('Balance Sheet',P,None,'2024-09-30',['9/30/2024','9/30/2023','Change'],sheet='Bal Sheet')
u=St('Sources and Uses of Cash (cash flow statement)',P,'2023-10-01','2024-09-30',['FY 2024'],sheet='Sources-Uses')
L=lambda lab,a,c,lv=1:b.l(lab,a,c,a-c,lv=lv)
b.h('ASSETS')
CA=[L('Checking - operating',38214,29677),L('Savings - reserve',25105,20060),L('Due from guests',3380,4115),L('Store and propane inventory',6942,7218)]
ca=b.sub('Total Current Assets',CA)
FA=[L('Land',410000,410000),L('Sites, roads and utilities',688400,651900),L('Clubhouse and bathhouses',342750,342750),L('Golf carts, mowers, truck',71280,58930),L('Less accumulated depreciation',-478115,-421690)]
fa=b.sub('Total Fixed Assets',FA)
ta=b.t('TOTAL ASSETS',[ca,fa],key='total_assets')
b.h('LIABILITIES')
LI=[L('Guest deposits, advance reservations',22860,19545),L('Sales and lodging tax payable',4126,3890),L('Payroll liabilities',2415,2204),L('Equipment loan - Farmland Credit',18740,11820),L('SBA 7(a) note payable',604318,641077)]
tl=b.t('TOTAL LIABILITIES',LI,key='total_liabilities')
A=b.rows[ta]['v'];X=b.rows[tl]['v'];E1=A[0]-X[0];E0=A[1]-X[1]
NI=91846;con=10000;dr=E0+NI+con-E1
NI0=84210;dr0=72000;op0=E0-NI0+dr0
b.h("OWNER'S EQUITY")
eq=[L('Capital, beginning',E0,op0),L('Capital put in',con,0),L('Net profit for year',NI,NI0),L('Owner draws',-dr,-dr0)]
te=b.t("TOTAL OWNER'S EQUITY",eq,key='total_equity')
z=b.t('TOTAL LIABILITIES AND EQUITY',[tl,te]);assert b.rows[z]['v']==A
print('draws',dr,op0)
u.h('SOURCES OF CASH')
S=[u.l(*q) for q in [('Net profit',NI),('Depreciation (no cash out)',56425),('Decrease in due from guests',735),('Decrease in inventory',276),('Increase in guest deposits',3315),('Increase in taxes and payroll owed',447),('New equipment loan, cart and mower',14500),('Capital put in by owner',con)]]
ts=u.t('TOTAL SOURCES',S)
u.h('USES OF CASH')
U=[u.l(*q) for q in [('Full hookups, 8 new sites',36500),('Carts and zero-turn mower',12350),('Principal paid - SBA note',36759),('Principal paid - equipment loan',7580),('Owner draws',dr)]]
tu=u.t('TOTAL USES',U)
ni=u.t('INCREASE (DECREASE) IN CASH',[ts],[tu],key='net_cash_flow')
cb=u.l('Cash October 1, 2023',29677+20060);ce=u.t('Cash September 30, 2024',[ni,cb]);assert u.rows[ce]['v'][0]==38214+25105,u.rows[ce]['v']
wb=Workbook();w=wb.active;w.title='Read me'
for t in ['Silver Creek RV Resort - loan package','Prepared by owner from bookkeeping file, fiscal year ends September 30','Balance sheet = tab 2, where the cash went = tab 3','Accumulated depreciation per CPA schedule']:w.append([t])
w.column_dimensions['A'].width=70
ws=wb.create_sheet('Bal Sheet');ws['C1']=P;ws['C2']='Balance Sheet';ws['C3']='As of September 30, 2024 and 2023';ws['C1'].font=Font(name='Georgia',bold=True,size=14)
for c,h in zip('DFH',['9/30/2024','9/30/2023','Change']):ws[c+'5']=h;ws[c+'5'].font=Font(name='Georgia',bold=True,underline='single');ws[c+'5'].alignment=Alignment(horizontal='right')
r=6;RR={}
for i,q in enumerate(b.rows):
    if q['t']=='HEADING':r+=1
    RR[i]=r;tot=q['t'] not in('LINE','HEADING')
    ws[f'{"B" if not q["lv"] and not q["t"]=="SUBTOTAL" else "C"}{r}']=q['label'];
    for c,v in zip('DFH',q['v']):
        if v is None:continue
        k=ws[f'{c}{r}'];
        if c=='H':k.value=f'=D{r}-F{r}'
        elif tot:k.value='=' + ('+'.join(f'{c}{RR[j]}' for j in q['plus']) if len(q['plus'])==2 else f'SUM({c}{RR[q["plus"][0]]}:{c}{RR[q["plus"][-1]]})')
        else:k.value=v
        k.number_format='_($* #,##0_);_($* (#,##0);_($* "-"??_)' if tot else '#,##0_);(#,##0);0_)';k.font=Font(name='Georgia',bold=tot)
        if tot:k.border=Border(top=Side('thin'),bottom=Side('double') if q['label'].isupper() else None)
    for c in 'BC':ws[f'{c}{r}'].font=Font(name='Georgia',bold=q['t']!='LINE')
    r+=1
for c,x in dict(A=2,B=3,C=40,D=14,E=2,F=14,G=2,H=14).items():ws.column_dimensions[c].width=x
w2=wb.create_sheet('Sources-Uses');w2['A1']=P;w2['A2']='Sources and Uses of Cash';w2['A3']='October 1, 2023 through September 30, 2024'
w2['D4']='FY 2024';w2['E4']='% of sources'
r=5;R2={}
for i,q in enumerate(u.rows):
    if q['t']=='HEADING':r+=1
    R2[i]=r;w2.cell(r,1 if q['t']!='LINE' else 2,q['label']).font=Font(name='Georgia',bold=q['t']!='LINE')
    if q['t']!='HEADING':
        k=w2.cell(r,4);k.number_format='#,##0_);(#,##0)'
        if i in(ts,tu):k.value=f'=SUM(D{R2[q["plus"][0]]}:D{R2[q["plus"][-1]]})'
        elif i==ni:k.value=f'=D{R2[ts]}-D{R2[tu]}'
        elif i==ce:k.value=f'=D{R2[ni]}+D{R2[cb]}'
        else:k.value=q['v'][0]
        if q['t']!='LINE':k.border=Border(top=Side('thin'));k.font=Font(name='Georgia',bold=True)
        if i in S:w2.cell(r,5,f'=D{r}/SUM(D$7:D$14)').number_format='0.0%'
    r+=1
for c,x in dict(A=4,B=42,C=2,D=14,E=13).items():w2.column_dimensions[c].width=x
wb.save(D+'documents/'+N);recalc(N)
save(N,[b,u],'MANUFACTURED_HOUSING','BALANCE_SHEET','two statements on two sheets plus a read-me sheet, owner formulas, spacer columns',True)
