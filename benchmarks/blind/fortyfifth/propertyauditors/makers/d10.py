from h import *
import xlwt
F='VERGENOEGD_BALANCE_SHEET_FEB25.xls'
s=St('Balance Sheet','Vergenoegd Country Lodge (Pty) Ltd',None,'2025-02-28',['28/02/2025','29/02/2024'],sheet='BalSheet')
s.h('ASSETS'); s.h('Non-current assets')
a=[s.l(l,v,c) for c,l,v in [('6000/000','Land and buildings - cost',[8450000,8450000]),('6100/010','Furniture and fittings - cost',[1286430.55,1214980.55]),('6100/020','Furniture and fittings - accum depreciation',[-874112.90,-742806.14]),('6200/010','Motor vehicles - cost',[614900,614900]),('6200/020','Motor vehicles - accum depreciation',[-430430,-307450]),('6300/010','Kitchen equipment - cost',[402118.20,388640.00]),('6300/020','Kitchen equipment - accum depreciation',[-251906.37,-189411.65]),('6400/000','Loan - Vergenoegd Farming Trust',[365000,290000])]]
t1=s.t('Total non-current assets',a); s.h('Current assets')
a=[s.l(l,v,c) for c,l,v in [('7700/000','Inventory - bar and kitchen',[92417.66,84305.12]),('8000/000','Customer control account',[148226.05,201884.70]),('8010/000','Provision for doubtful debts',[-14800,-22000]),('8100/000','Deposits and prepayments',[61350,57220.45]),('8400/010','FNB cheque account',[214907.38,96541.83]),('8400/020','FNB 32 day notice',[550000,400000]),('8410/000','Petty cash and floats',[6500,6500])]]
t2=s.t('Total current assets',a); ta=s.t('TOTAL ASSETS',[t1,t2],kind='TOTAL',key='total_assets')
s.h('EQUITY AND LIABILITIES'); s.h('Equity')
sc=s.l('Share capital',[1000,1000],'5000/000'); rr=s.l('Revaluation reserve',[2140000,2140000],'5100/000')
L1=[('5500/010','Bond - Standard Bank',[3918640.22,4207118.94]),('5500/020','Instalment sale - WesBank',[146318.75,261904.11]),('5600/000','Shareholder loan - P Joubert',[1275000,1275000])]
L2=[('9000/000','Supplier control account',[318765.40,276431.98]),('9100/000','Guest deposits received in advance',[402980,358115]),('9300/000','Accruals - leave pay and bonuses',[88204.16,79366.50]),('9500/000','VAT control account',[71428.09,-18226.44]),('9510/000','PAYE, UIF and SDL',[31677.52,29104.90]),('9600/000','SARS - provisional income tax',[-22450,14890])]
li=[r2(sum(v[c] for _,_,v in L1+L2)) for c in (0,1)]
eq=[r2(s.R[ta]['values'][c]-li[c]) for c in(0,1)]
re_=[r2(eq[c]-2141000) for c in(0,1)]
ytd=412338.71
p=s.l('Retained income / (accumulated loss) - opening',[re_[1],r2(re_[1]-268514.06)],'5200/000'); dv=r2(re_[0]-re_[1]-ytd)
q=s.l('Net profit for the year',[ytd,268514.06],'5210/000')
x=[sc,rr,p,q]
if abs(dv)>0: x.append(s.l('Dividends and prior year adjustments',[dv,0],'5220/000'))
print(re_,dv)
te=s.t('Total equity',x,key='total_equity'); s.h('Non-current liabilities')
a=[s.l(l,v,c) for c,l,v in L1]; t3=s.t('Total non-current liabilities',a); s.h('Current liabilities')
a=[s.l(l,v,c) for c,l,v in L2]; t4=s.t('Total current liabilities',a)
tl=s.t('Total liabilities',[t3,t4],kind='SUBTOTAL',key='total_liabilities')
tt=s.t('TOTAL EQUITY AND LIABILITIES',[te,tl],kind='TOTAL'); assert s.R[tt]['values']==s.R[ta]['values']
wb=xlwt.Workbook(); w=wb.add_sheet('BalSheet'); X=xlwt.easyxf
nb=X('font: name Courier New, height 180; align: horiz right'); bb=X('font: name Courier New, height 180, bold on; align: horiz right; borders: top thin'); l=X('font: name Courier New, height 180'); lb=X('font: name Courier New, height 180, bold on'); tt_=X('font: name Courier New, height 240, bold on')
w.write(0,0,'Vergenoegd Country Lodge (Pty) Ltd',tt_); w.write(1,0,'Balance Sheet',lb); w.write(2,0,'Period 12: February 2025',l); w.write(0,4,'Page: 1',l); w.write(1,4,'Date: 14/04/25',l)
w.write(4,0,'Account',lb); w.write(4,1,'Description',lb); w.write(4,2,'This Year',nb); w.write(5,2,'28/02/2025',nb); w.write(4,4,'Last Year',nb); w.write(5,4,'29/02/2024',nb)
R=7
for r in s.R:
    ty=r['rowType']
    if ty=='HEADING': R+=1
    if r['accountCode']: w.write(R,0,r['accountCode'],l)
    w.write(R,0 if r['label'].isupper() else 1,r['label'],l if ty=='LINE' else lb)
    for c,v in zip((2,4),r['values']):
        if v is not None: w.write(R,c,br(v,2,' ').replace('(','').replace(')','-') if False else (br(v,2,' ')),nb if ty=='LINE' else bb)
    R+=1
w.write(R+1,0,'*** End of report ***',l)
w.col(0).width=3200; w.col(1).width=13500; w.col(2).width=5000; w.col(3).width=700; w.col(4).width=5000
wb.save(f'{B}/documents/{F}')
s.d['columns']=['This Year 28/02/2025','Last Year 29/02/2024']
save(F,[s],'HOSPITALITY','BALANCE_SHEET','Pastel bookkeeper (South Africa)','Pastel balance sheet, amounts as text with space thousands, brackets, gap column',True)
