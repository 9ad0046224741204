from h import *
import xlsxwriter
N='Telok Link Tower - BS & CF FY Mar 2025.xlsx'
P='TELOK LINK TOWER'
b=S('Balance Sheet',P,None,'2025-03-31',['31 Mar 2025','31 Mar 2024','Movement'],lambda b,c:[b[0],b[1],(b[0] or 0)-(b[1] or 0)],r=0,sheet='Balance Sheet')
cash=[9214380,7655912]
b.h('ASSETS'); b.h('Non-current assets',1)
nc=b.t('Total non-current assets',[b.l('Investment property',[412000000,405500000],lvl=2),b.l('Plant and equipment',[684220,791410],lvl=2),b.l('Deferred lease incentives',[1932600,2210450],lvl=2)],lvl=1)
b.h('Current assets',1)
ca=b.t('Total current assets',[b.l('Trade receivables',[418775,602340],lvl=2),b.l('Less: loss allowance',[-61200,-88500],lvl=2),b.l('Prepayments and deposits',[212860,198115],lvl=2),b.l('Cash and bank balances',cash,lvl=2)],lvl=1)
TA=b.t('TOTAL ASSETS',[nc,ca],'TOTAL',key='total_assets')
b.h('LIABILITIES'); b.h('Non-current liabilities',1)
nl=b.t('Total non-current liabilities',[b.l('Bank loan (secured)',[193500000,195500000],lvl=2),b.l('Tenant security deposits',[4866120,4702880],lvl=2),b.l('Deferred tax',[214000,201500],lvl=2)],lvl=1)
b.h('Current liabilities',1)
cl=b.t('Total current liabilities',[b.l('Trade and other payables',[1944310,2108765],lvl=2),b.l('Rental received in advance',[388420,341900],lvl=2),b.l('GST payable',[402318,377206],lvl=2),b.l('Income tax payable',[1318400,1204700],lvl=2),b.l('Bank loan - current portion',[2000000,2000000],lvl=2)],lvl=1)
TL=b.t('TOTAL LIABILITIES',[nl,cl],'TOTAL',key='total_liabilities')
ta=b.rows[TA]['base'];tl=b.rows[TL]['base']; re=[ta[i]-tl[i]-120000000 for i in(0,1)]
b.h('EQUITY')
q=[b.l('Share capital',[120000000,120000000]),b.l('Retained earnings',re)]
TE=b.t('TOTAL EQUITY',q,'TOTAL',key='total_equity')
b.t('TOTAL LIABILITIES AND EQUITY',[TL,TE],'TOTAL')
c=S('Statement of Cash Flows',P,'2024-04-01','2025-03-31',['FY2025','FY2024'],r=0,sheet='Cash Flow')
div=9000000; taxexp=1342000; g=lambda l:[r['base'] for r in b.rows if r['label']==l][0]; dl=lambda l:g(l)[0]-g(l)[1]
pbt=re[0]-re[1]+div+taxexp; fv=5120000; dep=186300; capexIP=dl('Investment property')-fv; capexPE=dl('Plant and equipment')+dep; intr=7318450
taxpaid=taxexp-dl('Income tax payable')-dl('Deferred tax')
c.h('Cash flows from operating activities')
o=c.l('Profit before tax',[pbt,11874302])
ad=[c.l('Fair value gain on investment property',[-fv,-2400000]),c.l('Depreciation',[dep,179850]),c.l('Interest expense',[intr,7022118]),c.l('Movement in loss allowance',[dl('Less: loss allowance')*-1,31500]),c.l('Amortisation of lease incentives',[-dl('Deferred lease incentives'),284600])]
ow=c.t('Operating cash flows before working capital changes',[o]+ad)
wc=[c.l('Trade receivables',[-dl('Trade receivables'),-95212]),c.l('Prepayments and deposits',[-dl('Prepayments and deposits'),14388]),c.l('Trade and other payables',[dl('Trade and other payables'),208114]),c.l('Rental received in advance',[dl('Rental received in advance'),-21750]),c.l('GST payable',[dl('GST payable'),18204]),c.l('Tenant security deposits',[dl('Tenant security deposits'),96300])]
co=c.t('Cash generated from operations',[ow]+wc)
tx=c.l('Income tax paid',[-taxpaid,-1188300],lvl=0)
NO=c.t('Net cash from operating activities',[co,tx],'TOTAL')
c.h('Cash flows from investing activities')
NI=c.t('Net cash used in investing activities',[c.l('Additions to investment property',[-capexIP,-842650]),c.l('Purchase of plant and equipment',[-capexPE,-64120])],'TOTAL')
c.h('Cash flows from financing activities')
NF=c.t('Net cash used in financing activities',[c.l('Repayment of bank loan',[-2000000,-2000000]),c.l('Interest paid',[-intr,-7022118]),c.l('Dividends paid',[-div,-8500000])],'TOTAL')
NC=c.t('Net increase / (decrease) in cash',[NO,NI,NF],'TOTAL',key='net_cash_flow')
nc_=c.rows[NC]['base']; op=[cash[1],cash[1]-nc_[1]]
oc=c.l('Cash and bank balances at beginning of year',op,lvl=0); e=c.t('Cash and bank balances at end of year',[NC,oc],'TOTAL')
assert c.rows[e]['base']==cash,(c.rows[e]['base'],cash)
wb=xlsxwriter.Workbook(doc(N))
for s,cur,ttl in((b,'As at 31 March 2025','BALANCE SHEET'),(c,'For the financial year ended 31 March 2025','STATEMENT OF CASH FLOWS')):
    w=wb.add_worksheet(s.sheet); w.hide_gridlines(2); f=lambda **k:wb.add_format(dict(font_name='Arial',font_size=10,**k))
    w.write(0,0,P,f(bold=1)); w.write(1,0,ttl.title().replace('Of','of') ,f(bold=1)); w.write(2,0,cur,f()); w.write(3,0,'Unaudited - expressed in Singapore dollars',f(italic=1))
    w.set_column(0,0,52); w.set_column(1,1,6); w.set_column(2,6,17)
    if s is b: w.write(5,1,'Note',f(italic=1,align='center'))
    for i,t in enumerate(s.cols): w.write(5,2+i,t,f(bold=1,align='right')); w.write(6,2+i,'S$',f(align='right'))
    notes={'Investment property':4,'Plant and equipment':5,'Trade receivables':6,'Bank loan (secured)':8,'Tenant security deposits':9,'Share capital':11} if s is b else {}
    R=8
    for r in s.rows:
        bd=r['typ']!='LINE'; w.write(R,0,r['label'],f(bold=bd,indent=r['lvl']))
        if r['label'] in notes: w.write(R,1,notes[r['label']],f(align='center'))
        if r['typ']!='HEADING':
            for i,v in enumerate(r['values']): w.write(R,2+i,v,f(bold=bd,num_format='#,##0_);(#,##0);"-"_)',top=1 if r['items'] else 0,bottom=6 if r['typ']=='TOTAL' else 0))
        R+=2 if r['typ']=='TOTAL' else 1
wb.close()
save(N,[b,c],'OFFICE','BALANCE_SHEET','two sheets: balance sheet with movement and cash flow, note column')
