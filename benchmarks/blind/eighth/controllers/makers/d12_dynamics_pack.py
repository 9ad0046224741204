# Dynamics / Management Reporter-like workbook: contents sheet, income statement, balance sheet, indirect cash flow; totals are live formulas with cached values; labels staggered over three columns
from common import *
import xlsxwriter
rng=random.Random(1212); F='MR_Parkway Center_Financial Package 2025-09.xlsx'
PROP='Parkway Center One & Two'
# ---- income statement: base 0 month, 1 month LY, 2 YTD, 3 YTD LY
I=S(4)
def L(code,label,mb,noise=.06):
    return I.l(label,[int(round(mb*k*rng.uniform(1-noise,1+noise)*g))*100 for k,g in ((1,1),(1,.965),(9,1),(9,.965))],code=code)
def grp(head,lines,tot,**k):
    I.h(head,lvl=1); it=[L(*q) for q in lines]; return I.t(tot,it,lvl=1,**k)
I.h('Revenue')
a=grp('Rental revenue',[('40100','Minimum rent',641200,.02),('40110','Free rent amortization',-14100,.3),('40150','Above/below market lease amortization',3900,.05),('40200','Short-term licences',9100,.3)],'Rental revenue, net')
b=grp('Tenant reimbursements',[('41100','Operating expense recoveries',151800,.05),('41200','Real estate tax recoveries',98700,.03),('41300','Tenant electric',27900,.12),('41900','Prior year recovery adjustments',-3300,.9)],'Tenant reimbursements')
c=grp('Other',[('42100','Parking',38200,.08),('42300','Fitness center memberships',2600,.15),('42900','Lease termination income',18500,.95),('42950','Sundry',900,.7)],'Other revenue')
ti=I.t('Total revenue',[a,b,c],kind='TOTAL',key='total_income')
I.h('Expenses')
E=[grp('Property operating',[('50100','Janitorial',33900,.04),('50150','Building engineers',41200,.05),('50200','HVAC and mechanical',12900,.3),('50250','Elevators',9400,.1),('50300','Electric and gas',71800,.1),('50350','Water and sewer',7600,.1),('50400','Security',27400,.05),('50450','Grounds and parking lot',8300,.3),('50500','Supplies and small tools',3200,.3),('50550','General repairs',9700,.5)],'Property operating expenses'),
 grp('Property administration',[('51100','On-site administration',24300,.05),('51200','Management fee',28600,.03),('51300','Professional services',4400,.5),('51400','Provision for doubtful accounts',2100,.9)],'Property administration'),
 grp('Taxes and insurance',[('52100','Real estate taxes',118400,.005),('52200','Insurance',16900,.01)],'Taxes and insurance')]
te=I.t('Total property expenses',E,kind='TOTAL',key='total_operating_expenses')
noi=I.t('Property net operating income',[ti,te],[1,-1],kind='TOTAL',key='noi')
dep=L('60100','Depreciation',148700,.01); am=L('60200','Amortization of deferred leasing costs',31900,.02); it_=L('61100','Interest expense',171300,.01); alf=L('61200','Amortization of loan costs',7450,0); ab=L('62100','Asset management and entity costs',11900,.3)
ot=I.t('Total other expense',[dep,am,it_,alf,ab],lvl=1)
ni=I.t('Net income',[noi,ot],[1,-1],kind='TOTAL',key='net_income')
Y=lambda r:I.rows[r]['v'][2]
# ---- cash flow YTD 2025 (1 col) + derives balance sheet Dec 2024
C=S(1)
C.h('Cash flows from operating activities'); n0=C.l('Net income',[Y(ni)],lvl=1)
C.h('Adjustments to reconcile net income to net cash provided by operating activities:',lvl=1)
adj=[C.l('Depreciation and amortization',[Y(dep)+Y(am)],lvl=2),C.l('Amortization of loan costs',[Y(alf)],lvl=2)]
C.h('Changes in assets and liabilities:',lvl=1)
ch={k:C.l(l,[v*100],lvl=2) for k,l,v in (('ar','Tenant receivables',-61240),('dr','Deferred rent receivable',-88412),('pp','Prepaid expenses and other',37915),('ap','Accounts payable and accrued expenses',-142608),('tx','Accrued real estate taxes',355200),('pr','Rents received in advance',19477),('sd','Tenant security deposits',-8250))}
op=C.t('Net cash provided by operating activities',[n0]+adj+list(ch.values()),lvl=1)
C.h('Cash flows from investing activities'); iv={k:C.l(l,[v*100],lvl=2) for k,l,v in (('bi','Building improvements',-412306),('ti','Tenant improvements',-687920),('lc','Leasing costs paid',-203445),('es','Change in restricted cash and escrows',-96800))}
ivt=C.t('Net cash used in investing activities',list(iv.values()),lvl=1)
C.h('Cash flows from financing activities'); fi={k:C.l(l,[v*100],lvl=2) for k,l,v in (('mp','Principal payments on mortgage note',-318455),('ct','Contributions from members',450000),('ds','Distributions to members',-900000))}
fit=C.t('Net cash used in financing activities',list(fi.values()),lvl=1)
nc=C.t('Net change in cash',[op,ivt,fit],kind='TOTAL',key='net_cash_flow')
V=lambda s,i:s.rows[i]['v'][0]
dec_cash=214388700; cb=C.l('Cash, beginning of year',[dec_cash],lvl=0); ce=C.t('Cash, end of period',[nc,cb],kind='TOTAL')
# ---- balance sheet Sep 25 / Dec 24
Bs=S(2)
def bl(label,dec,delta,code,lvl=2): return Bs.l(label,[dec*100+delta,dec*100],code=code,lvl=lvl)
Bs.h('ASSETS'); Bs.h('Real estate',lvl=1)
re=[bl('Land',9400000,0,'15000'),bl('Buildings and improvements',61318400,-V(C,iv['bi']),'15100'),bl('Tenant improvements',11204118,-V(C,iv['ti']),'15200'),bl('Less: accumulated depreciation',-18922416,-Y(dep),'15900')]
ret=Bs.t('Real estate, net',re,lvl=1)
Bs.h('Other assets',lvl=1)
cash=Bs.l('Cash and cash equivalents',[V(C,ce),dec_cash],code='10000',lvl=2)
oa=[cash,bl('Restricted cash and escrows',1288300,-V(C,iv['es']),'10500'),bl('Tenant receivables, net',244190,-V(C,ch['ar']),'11000'),bl('Deferred rent receivable',1904615,-V(C,ch['dr']),'11500'),bl('Deferred leasing costs, net',2716080,-V(C,iv['lc'])-Y(am),'17000'),bl('Prepaid expenses and other',301774,-V(C,ch['pp']),'13000')]
oat=Bs.t('Total other assets',oa,lvl=1)
ta=Bs.t('Total assets',[ret,oat],kind='TOTAL',key='total_assets')
Bs.h("LIABILITIES AND MEMBERS' EQUITY"); Bs.h('Liabilities',lvl=1)
li=[bl('Mortgage note payable',43218900,V(C,fi['mp']),'25000'),bl('Less: unamortized loan costs',-415300,Y(alf),'25900'),bl('Accounts payable and accrued expenses',982455,V(C,ch['ap']),'20000'),bl('Accrued real estate taxes',712800,V(C,ch['tx']),'21000'),bl('Rents received in advance',188320,V(C,ch['pr']),'22000'),bl('Tenant security deposits',391050,V(C,ch['sd']),'23000')]
tl=Bs.t('Total liabilities',li,lvl=1,key='total_liabilities')
Bs.h("Members' equity",lvl=1)
decTA=Bs.rows[ta]['v'][1]; decE=decTA-Bs.rows[tl]['v'][1]
eq=[Bs.l('Paid-in capital',[3050000000+V(C,fi['ct']),3050000000],code='30000',lvl=2),Bs.l('Cumulative distributions',[-1180000000+V(C,fi['ds']),-1180000000],code='30100',lvl=2),Bs.l('Accumulated earnings',[decE-3050000000+1180000000]*2,code='30200',lvl=2),Bs.l('Net income, current year',[Y(ni),0],code='30900',lvl=2)]
te_=Bs.t("Total members' equity",eq,lvl=1,key='total_equity'); tle=Bs.t("Total liabilities and members' equity",[tl,te_],kind='TOTAL')
assert Bs.rows[tle]['v']==Bs.rows[ta]['v'],(Bs.rows[tle]['v'],Bs.rows[ta]['v'])
wb=xlsxwriter.Workbook(os.path.join(DOCS,F)); base={'font_name':'Segoe UI','font_size':9}; f=lambda **k:wb.add_format({**base,**k})
t=wb.add_worksheet('Contents'); t.write('B2',PROP,f(bold=1,font_size=14)); t.write('B3','September 2025 reporting package')
for i,(x,y) in enumerate((('IS','Comparative statement of income'),('BS','Comparative balance sheet'),('SCF','Statement of cash flows'),('Contacts',''))): t.write(4+i,1,x); t.write(4+i,2,y)
t.set_column('B:C',32); t.hide_gridlines(2)
NF='#,##0_);(#,##0);"0"_)'
def sheet(name,title,sub,st,hdr,base_cols,derive):
    """derive: list of (kind,args) per printed column after labels"""
    w=wb.add_worksheet(name); w.hide_gridlines(2); n=len(hdr)
    for k,x in enumerate((PROP,title,sub)): w.write(k,0,x,f(bold=k<2,font_size=11 if k<2 else 9,font_color='#44546A'))
    for j,x in enumerate(hdr): w.write(4,4+j,x,f(bold=1,align='right',bottom=2,text_wrap=1))
    w.write(4,3,'Acct',f(bold=1,bottom=2)); w.write(4,0,'',f(bottom=2)); w.write(4,1,'',f(bottom=2)); w.write(4,2,'',f(bottom=2))
    row=5; at={}
    for i,r in enumerate(st.rows):
        at[i]=row; b=r['type']!='LINE'
        w.write(row,0 if r['type'] in('TOTAL',) or (r['type']=='HEADING' and r['lvl']==0) else (1 if b else 2),r['label'],f(bold=b))
        if r['code']: w.write_string(row,3,r['code'],f(font_color='#7F7F7F'))
        if r['v']:
            fm=dict(num_format=NF,bold=b); 
            if b: fm.update(top=1); 
            if r['type']=='TOTAL': fm.update(bottom=6)
            vals=derive(r)
            for j,(kind,v) in enumerate(vals):
                col=4+j; L_=chr(65+col)
                if kind=='m':
                    if 'items' in r and j in base_cols:
                        fo='='+''.join(('+' if g>0 else '-')+L_+str(at[x]+1) for x,g in zip(r['items'],r['signs']))
                        w.write_formula(row,col,fo.replace('=+','='),f(**fm),v//100)
                    elif kind=='m': w.write(row,col,v//100,f(**fm))
                elif kind=='p': w.write(row,col,v,f(**{**fm,'num_format':'0.0%;(0.0%)'}))
        row+=1
        if r['type']=='TOTAL' or (r['type']=='SUBTOTAL'): row+=1
    w.set_column('A:B',2.5); w.set_column('C:C',46); w.set_column('D:D',7); w.set_column(4,4+n,13.5); w.set_row(4,26); w.fit_to_pages(1,0); w.repeat_rows(0,4); w.set_footer('&L&8Unaudited&R&8Management Reporter  &D'); w.freeze_panes(5,3)
def div(a,b): return round((a-b)/abs(b),4) if b else 0
di=lambda r:[('m',r['v'][0]),('m',r['v'][1]),('m',r['v'][0]-r['v'][1]),('p',div(r['v'][0],r['v'][1])),('m',r['v'][2]),('m',r['v'][3]),('m',r['v'][2]-r['v'][3]),('p',div(r['v'][2],r['v'][3]))]
sheet('IS','Comparative Statement of Income','For the month and nine months ended September 30, 2025 and 2024',I,['Month\nSep 2025','Month\nSep 2024','Change\n$','Change\n%','YTD\nSep 2025','YTD\nSep 2024','Change\n$','Change\n%'],(0,1,4,5),di)
sheet('BS','Comparative Balance Sheet','As of September 30, 2025 and December 31, 2024',Bs,['9/30/2025','12/31/2024','Increase\n(Decrease)'],(0,1),lambda r:[('m',r['v'][0]),('m',r['v'][1]),('m',r['v'][0]-r['v'][1])])
sheet('SCF','Statement of Cash Flows','For the nine months ended September 30, 2025',C,['YTD\n9/30/2025'],(0,),lambda r:[('m',r['v'][0])])
ct=wb.add_worksheet('Contacts'); ct.write(0,0,'Property accountant'); ct.write(0,1,'ext. 4417'); ct.hide()
t.activate(); wb.close()
s1=truth(I,'Comparative Statement of Income',PROP,None,'2025-09-30',['Month Sep 2025','Month Sep 2024','Month Change $','YTD Sep 2025','YTD Sep 2024','YTD Change $'],lambda r:[x for k,x in di(r) if k=='m'],sheet='IS')
s2=truth(Bs,'Comparative Balance Sheet',PROP,None,'2025-09-30',['9/30/2025','12/31/2024','Increase (Decrease)'],lambda r:[r['v'][0],r['v'][1],r['v'][0]-r['v'][1]],sheet='BS')
s3=truth(C,'Statement of Cash Flows',PROP,'2025-01-01','2025-09-30',['YTD 9/30/2025'],lambda r:r['v'],sheet='SCF')
save(F,[s1,s2,s3],dict(assetType='OFFICE',documentType='OPERATING_STATEMENT',author='controllers',style='Dynamics / Management Reporter package: contents, income statement, balance sheet, cash flows on three sheets, labels staggered over three columns, totals as formulas',hard='three statements of three kinds in a workbook, label level by column, account number right of the label, two-line headers, section totals without the word total, change columns'))
