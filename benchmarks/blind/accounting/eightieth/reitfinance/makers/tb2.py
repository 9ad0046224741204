# Consolidating TB, finance team's workbook fed from Oracle; entities across, eliminations Dr/Cr, comparative
from common import *; import xlsxwriter
R=random.Random(802)
ENT=['110 Industrial','120 Medical Office','130 Data Centers','100 Corporate']
# acct,name,(ind,med,dc,corp) in dollars; elim (dr,cr)
S=[('ASSETS',[('11010','Cash and cash equivalents',(4.1e6,2.6e6,1.9e6,22.4e6)),('11050','Restricted cash and escrows',(1.2e6,.8e6,2.2e6,0)),('12010','Tenant receivables, billed',(2.9e6,1.7e6,3.3e6,0)),('12090','Allowance for credit losses',(-.31e6,-.22e6,-.1e6,0)),('12200','Deferred straight-line rent',(8.8e6,5.2e6,9.7e6,0)),
 ('13100','Due from affiliates','IC'),('13200','Notes receivable - intercompany','NR'),('14010','Land',(88e6,41e6,36e6,0)),('14110','Buildings and improvements',(402e6,231e6,288e6,0)),('14120','Tenant improvements',(31e6,44e6,12e6,0)),('14300','Construction in progress',(16e6,2.1e6,39e6,0)),('14900','Accumulated depreciation',(-118e6,-77e6,-61e6,-1.1e6)),
 ('15010','Acquired in-place leases, net',(7.1e6,5.5e6,14.2e6,0)),('15100','Deferred leasing costs, net',(6.2e6,4.4e6,5.1e6,0)),('16010','Investment in subsidiaries','INV'),('16100','Investment in unconsolidated JV (Monterrey)',(18.6e6,0,0,0)),('17010','Prepaid expenses and other assets',(1.4e6,.9e6,2.2e6,3.1e6)),('17400','Right-of-use asset, ground lease',(0,6.3e6,0,1.2e6))]),
('LIABILITIES',[('21010','Accounts payable',(-2.2e6,-1.1e6,-4.7e6,-.8e6)),('21100','Accrued expenses',(-3.1e6,-1.9e6,-2.6e6,-5.5e6)),('21150','Accrued interest',(-.9e6,-.5e6,-.6e6,-2.8e6)),('21300','Due to affiliates','ICL'),('22010','Tenant security deposits',(-3.3e6,-1.2e6,-.6e6,0)),('22100','Rents received in advance',(-1.9e6,-.9e6,-2.4e6,0)),('23010','Mortgage notes payable',(-141e6,-88e6,-75e6,0)),('23050','Unamortized loan costs',(1.1e6,.8e6,.9e6,2.9e6)),('23200','Senior unsecured notes',(0,0,0,-300e6)),('23300','Revolving credit facility',(0,0,0,-64e6)),('23400','Notes payable - intercompany','NP'),('24100','Lease liability, ground lease',(0,-6.5e6,0,-1.25e6)),('24500','Dividends and distributions payable',(0,0,0,-11.4e6))]),
('EQUITY',[('31010','Common shares, $0.01 par',(0,0,0,-.46e6)),('31100','Additional paid-in capital',(0,0,0,-612e6)),('31500','Member / partner capital contributed','CAP'),('32010','Accumulated (earnings) deficit',None),('32500','Distributions declared',(0,0,0,45.3e6)),('33010','Noncontrolling interests',(-6.2e6,0,-11.7e6,0))]),
('REVENUE',[('41010','Minimum rents',(-41e6,-29e6,-52e6,0)),('41050','Straight-line rent',(-1.3e6,-.6e6,-1.9e6,0)),('41200','Expense reimbursements',(-11.2e6,-10.4e6,-18.8e6,0)),('41900','Power pass-through revenue',(0,0,-22.6e6,0)),('42010','Management fee income - affiliates','MF'),('42300','Interest income - intercompany','II'),('42900','Other income',(-.4e6,-.3e6,-.7e6,-.2e6))]),
('EXPENSES',[('51010','Repairs and maintenance',(3.2e6,3.8e6,4.1e6,0)),('51100','Utilities',(1.2e6,3.1e6,24.9e6,.1e6)),('51200','Janitorial and grounds',(.9e6,2.7e6,.5e6,0)),('51300','Property insurance',(1.1e6,.6e6,1.6e6,.2e6)),('51400','Real estate taxes',(7.6e6,4.5e6,5.9e6,0)),('51500','Management fees - affiliates','MFE'),('61010','General and administrative',(.1e6,.1e6,.2e6,19.8e6)),('61200','Stock compensation',(0,0,0,5.2e6)),('71010','Depreciation and amortization',(15.2e6,11.1e6,17.8e6,.4e6)),('72010','Interest expense, third party',(6.1e6,3.9e6,3.2e6,15.9e6)),('72100','Interest expense - intercompany','IE'),('73010','Equity in earnings of JV',(-1.7e6,0,0,0)),('74010','Loss (gain) on sale of real estate',(-4.4e6,0,0,0))])]
ic=[2_418_611,1_077_940,3_950_226]; nr=[45_000_000,20_000_000,60_000_000]; mf=[1_604_118,1_212_507,2_290_844]; ii=[2_362_500,1_050_000,3_150_000]; cap=[218_400_000,121_750_000,166_900_000]
SPEC={'IC':([0,0,0,sum(ic)],'cr'),'ICL':([-x for x in ic]+[0],'dr'),'NR':([0,0,0,sum(nr)],'cr'),'NP':([-x for x in nr]+[0],'dr'),'INV':([0,0,0,sum(cap)],'cr'),'CAP':([-x for x in cap]+[0],'dr'),
'MF':([0,0,0,-sum(mf)],'dr'),'MFE':(mf+[0],'cr'),'II':([0,0,0,-sum(ii)],'dr'),'IE':(ii+[0],'cr')}
data=[]; plug=None
for sec,accs in S:
    for a,n,v in accs:
        dr=cr=None
        if isinstance(v,str):
            vals,side=SPEC[v]; vals=list(vals)
            if side=='cr': cr=abs(sum(vals))
            else: dr=abs(sum(vals))
            py=0
        elif v is None: vals=[0]*4; py=None
        else: vals=[round(x*R.uniform(.9,1.1)) if x else 0 for x in v]; py=round(sum(vals)*R.uniform(.88,1.06))
        if a in('31010',): py=sum(vals)-4_000
        data.append([sec,a,n,vals,dr,cr,py])
for d in data:
    if d[1]=='32010':
        d[3]=[-sum(x[3][i] for x in data) for i in range(4)]; d[6]=-sum(x[6] for x in data if x[6] is not None)
K=['other:'+e for e in ENT]+['other:Combined','other:Eliminations Debit','other:Eliminations Credit','ending','other:Consolidated Prior Year-End','other:Consolidated Change']
full=[]
for sec,a,n,v,dr,cr,py in data:
    comb=sum(v); end=comb+(dr or 0)-(cr or 0); full.append((sec,a,n,v+[comb,dr,cr,end,py,end-py]))
N='Consolidating TB Dec-25 FINAL v3.xlsx'; wb=xlsxwriter.Workbook(doc(N))
cv=wb.add_worksheet('Index'); ws=wb.add_worksheet('Consol TB'); el=wb.add_worksheet('Elim support')
F=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
nf='#,##0_);(#,##0);"-"_)'
b=F(bold=True);t=F(bold=True,font_size=12);num=F(num_format=nf);tot=F(num_format=nf,bold=True,top=1);gt=F(num_format=nf,bold=True,top=1,bottom=6);hd=F(bold=True,bottom=1,align='center',text_wrap=True,valign='bottom',bg_color='#DDE6F0');grp=F(bold=True,align='center',bg_color='#DDE6F0',bottom=4);tx=F();elf=F(num_format=nf,font_color='#1F4E9E')
cv.write(0,0,'Halden & Pryce REIT, Inc.',t)
for i,(s,d) in enumerate([('Consol TB','Consolidating trial balance by legal entity, Oracle GL (USD)'),('Elim support','Intercompany matrix agreed with entity controllers')]): cv.write(2+i,0,s,b);cv.write(2+i,1,d,tx)
cv.write(6,0,'Prepared: Group Reporting   Reviewed: VP Accounting   Status: final after audit adj. 14',tx); cv.set_column(0,0,16)
ws.write(0,0,'Halden & Pryce REIT, Inc. and Subsidiaries',t); ws.write(1,0,'Consolidating Trial Balance - Dr / (Cr)',b); ws.write(2,0,'Period: Dec-25   Currency: USD   Ledger: HP_US_PRIMARY',tx)
ws.merge_range(4,8,4,9,'Eliminations',grp); ws.merge_range(4,11,4,13,'Consolidated',grp)
heads=['Natural\nAcct','Account Description']+ENT+['Combined',None,'Debit','Credit',None,'Ending Balance','Prior Year-End','Change']
# columns: 0 acct,1 name,2-5 ent,6 comb,7 spacer,8,9 elim,10 spacer,11..13
for i,h in enumerate(heads):
    if h: ws.write(5,i,h,hd)
COL=[2,3,4,5,6,8,9,11,12,13]; L=lambda c:'ABCDEFGHIJKLMN'[c]
r=6; rows=[];totals=[];subr=[]
def nz(v): return None if v in(None,0) else v
for sec,_ in S:
    ws.write(r,1,sec,b); r+=1; r0=r; sub=[0]*10
    for s,a,n,v in full:
        if s!=sec: continue
        ws.write_string(r,0,a,tx); ws.write(r,1,n,tx); row={"account":a,"name":n}
        for i,(c,x) in enumerate(zip(COL,v)):
            sub[i]+=x or 0
            if i==4: ws.write_formula(r,c,f'=SUM(C{r+1}:F{r+1})',num,x)
            elif i==7: ws.write_formula(r,c,f'=G{r+1}+I{r+1}-J{r+1}',num,x)
            elif i==9: ws.write_formula(r,c,f'=L{r+1}-M{r+1}',num,x)
            elif x is not None: ws.write_number(r,c,x,elf if i in(5,6) else num)
            if nz(x) is not None: row[K[i]]=x
        rows.append(row); r+=1
    lab='Total '+sec.title(); ws.write(r,1,lab,b)
    for i,c in enumerate(COL): ws.write_formula(r,c,f'=SUM({L(c)}{r0+1}:{L(c)}{r})',tot,sub[i])
    totals.append({"label":lab,**{K[i]:sub[i] for i in range(10) if sub[i]}}); subr.append((r,sub)); r+=2
ws.write(r,1,'Trial balance total (must be zero)',b); t_=[sum(s[i] for _,s in subr) for i in range(10)]
assert all(x==0 for i,x in enumerate(t_) if i not in(5,6)) and t_[5]==t_[6], t_
for i,c in enumerate(COL): ws.write_formula(r,c,'='+'+'.join(f'{L(c)}{q+1}' for q,_ in subr),gt,t_[i])
totals.append({"label":'Trial balance total (must be zero)',**{K[i]:t_[i] for i in range(10) if t_[i]}})
ws.set_column(0,0,8);ws.set_column(1,1,40);ws.set_column(2,6,14.5);ws.set_column(7,7,1.5);ws.set_column(8,9,13.5);ws.set_column(10,10,1.5);ws.set_column(11,13,14.5)
ws.set_row(5,26);ws.freeze_panes(6,2);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4,5);ws.set_footer('&L&F&R&P of &N'); ws.activate(); ws.set_first_sheet()
el.write(0,0,'Intercompany matrix',b)
for j,h in enumerate(['Entity','Due to corporate','IC note','Mgmt fee 2025','IC interest 2025']): el.write(2,j,h,hd)
for i in range(3):
    el.write(3+i,0,ENT[i],tx)
    for j,x in enumerate([ic[i],nr[i],mf[i],ii[i]]): el.write(3+i,1+j,x,num)
el.set_column(0,4,17); wb.close()
save(N,'TB','Consolidating TB in Excel, entities across, eliminations, comparative, formulas',True,None,K,rows,totals); print(len(rows))
