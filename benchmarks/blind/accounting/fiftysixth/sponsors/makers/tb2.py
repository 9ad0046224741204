# consolidating TB workbook (xlsxwriter), planted wrong subtotal in one entity column
import random,datetime
from common import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc
R=random.Random(9)
N='TB_Brightwater_Housing_Fund_III_consolidating_Q3-25.xlsx'
E=['Fund III LP','BHF Holdco LLC','Alder Court','Quarry Row','Mill Street']
# section -> (code,name,[5 signed balances or 0])
S=[('Current assets',[
('1000.00','Cash - operating',[412880.14,15210.00,188402.77,142019.33,96551.08]),('1010.00','Cash - security deposits',[0,0,61250.00,48375.00,33100.00]),('1100.00','Tenant receivables',[0,0,31844.19,18630.52,22417.90]),('1110.00','Subsidy receivable - PHA',[0,0,14208.00,0,9877.00]),('1190.00','Allowance for credit losses',[0,0,-9200.00,-4100.00,-8850.00]),('1250.00','Due from affiliates',[386500.00,0,0,22140.00,0]),('1300.00','Prepaid expenses',[6310.50,0,44120.86,37744.15,21905.33]),('1350.00','Escrows - taxes and insurance',[0,0,118942.61,96308.47,57219.95]),('1360.00','Replacement reserves',[0,0,264118.30,187650.00,142377.62])]),
('Real estate and other assets',[
('1500.00','Land',[0,0,2450000.00,1875000.00,980000.00]),('1510.00','Buildings and improvements',[0,0,18644210.55,14290388.02,7812446.71]),('1530.00','Furniture and equipment',[0,0,412660.09,318114.40,201339.86]),('1590.00','Accumulated depreciation',[0,0,-3918240.66,-2477180.13,-1866290.47]),('1700.00','Deferred tax credit fees, net',[0,0,0,0,61480.00]),('1800.00','Investment in subsidiaries',[11900000.00,11900000.00,0,0,0])]),
('Liabilities',[
('2000.00','Accounts payable',[-18420.75,0,-72915.08,-41660.24,-38202.19]),('2050.00','Accrued expenses',[-42500.00,0,-36210.44,-28744.90,-17966.52]),('2060.00','Accrued interest',[0,0,-54180.25,-41206.88,-19877.34]),('2100.00','Security deposits',[0,0,-60980.00,-48375.00,-32650.00]),('2110.00','Prepaid rents',[0,0,-18733.50,-12240.00,-7115.22]),('2250.00','Due to affiliates',[0,0,-236500.00,-22140.00,-150000.00]),('2500.00','Mortgage loan - senior',[0,0,-12380448.19,-9416277.40,-3644890.03]),('2510.00','Subordinate loan - county HOME',[0,0,0,0,-1200000.00]),('2590.00','Unamortized loan costs',[0,0,148220.37,121904.66,64017.85])]),
('Equity',[
('3000.00','Capital contributions',[-13150000.00,-11900000.00,-5200000.00,-4400000.00,-2300000.00]),('3100.00','Distributions',[862500.00,0,410000.00,325000.00,127500.00]),('3900.00','Retained earnings / (deficit)',[None]*5)]),
('Revenue',[
('4000.00','Rental income',[0,0,-1688214.00,-1402650.00,-596330.00]),('4010.00','Subsidy income',[0,0,-127872.00,0,-208115.00]),('4050.00','Vacancy and concessions',[0,0,92440.18,70118.55,31850.60]),('4200.00','Other tenant income',[0,0,-98117.34,-81944.20,-17206.48]),('4500.00','Distributions from subsidiaries',[-862500.00,0,0,0,0]),('4600.00','Asset management fee income',[-54000.00,0,0,0,0]),('4900.00','Interest income',[-9214.33,-110.42,-3860.15,-2977.41,-2140.08])]),
('Expenses',[
('5000.00','Payroll and benefits',[0,0,301244.50,258830.17,148906.33]),('5100.00','Repairs, maintenance and turnover',[0,0,186390.72,151203.66,92117.45]),('5200.00','Utilities',[0,0,142077.31,118390.02,84366.19]),('5300.00','Property management fees',[0,0,54653.00,44340.00,25170.00]),('5400.00','Marketing and leasing',[0,0,31206.44,28450.83,3970.15]),('5500.00','General and administrative',[28311.66,1640.00,40118.29,36227.74,29803.60]),('5600.00','Real estate taxes',[0,0,196200.00,158400.00,38250.00]),('5700.00','Insurance',[0,0,88206.30,71944.55,47310.09]),('5800.00','Professional fees',[96500.00,850.00,14200.00,13800.00,18650.00]),('5900.00','Asset management fees',[0,0,24000.00,19500.00,10500.00]),('6000.00','Interest expense',[0,0,487622.25,370861.92,178896.06]),('6100.00','Depreciation and amortization',[0,0,466105.50,357259.80,201442.50])])]
EL={'1250.00':(0,408640.00),'1800.00':(0,23800000.00),'2250.00':(408640.00,0),'3000.00':(23800000.00,0),'3100.00':(0,862500.00),'4500.00':(862500.00,0),'4600.00':(54000.00,0),'5900.00':(0,54000.00)}
c=lambda x:round(x*100)
cols=[0]*5
for s,L in S:
    for a,n,v in L:
        if v[0] is not None: cols=[p+c(q) for p,q in zip(cols,v)]
print('deficit plugs',[ -x/100 for x in cols])
wb=xlsxwriter.Workbook(doc(N)); wb.set_properties({'created':datetime.datetime(2025,10,28)})
cov=wb.add_worksheet('Notes'); ws=wb.add_worksheet('Consol TB'); je=wb.add_worksheet('Elims')
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
NF='#,##0.00_);(#,##0.00);"-"??_)'
t=F(bold=1,font_size=14); hd=F(bold=1,align='center',bottom=1,text_wrap=1,bg_color='#DDEBF7'); hg=F(bold=1,align='center',bg_color='#BDD7EE'); tx=F(indent=1); sec=F(bold=1,font_color='#1F4E78'); nf=F(num_format=NF); st=F(num_format=NF,bold=1,top=1); stl=F(bold=1); gt=F(num_format=NF,bold=1,top=1,bottom=6)
cov.set_landscape(); cov.fit_to_pages(1,1); cov.set_column('A:A',70); cov.write(0,0,'Brightwater Housing Fund III, LP - consolidation package Q3 2025',t)
for i,x in enumerate(['Entity TBs exported 10/21/2025 after close of period 9.','Debit positive, (credit) negative.','Eliminations: see tab Elims (E1 to E4).','Reviewed by: controller     Status: draft for lender and LP reporting']): cov.write(2+i,0,x,F())
ws.hide_gridlines(2); ws.set_column('A:A',2); ws.set_column('B:B',10); ws.set_column('C:C',34); ws.set_column('D:H',16); ws.set_column('I:I',17); ws.set_column('J:K',16); ws.set_column('L:L',17)
ws.write('B1','Brightwater Housing Fund III, LP and Subsidiaries',t); ws.write('B2','Consolidating trial balance',F(bold=1)); ws.write('B3','September 30, 2025 (nine months)',F(italic=1))
ws.merge_range('D5:H5','Entities',hg); ws.write('I5','',hg); ws.merge_range('J5:K5','Eliminations',hg); ws.write('L5','',hg); ws.write('B5','',hg); ws.write('C5','',hg)
for j,h in enumerate(['Acct','Description']+E+['Combined','Debit','Credit','Consolidated']): ws.write(5,1+j,h,hd)
ws.freeze_panes(6,3)
K=[f'other:{e}' for e in E]+['other:Combined','other:Eliminations Debit','other:Eliminations Credit','other:Consolidated']
r=6; rows=[];tots=[];G=[0]*9;planted=None; strows=[]
for s,L in S:
    ws.write(r,1,s,sec); r+=1; r0=r; T=[0]*9
    for a,n,v in L:
        vals=[-x for x in cols] if v[0] is None else [c(x) for x in v]
        d,k=(c(x) for x in EL.get(a,(0,0))); comb=sum(vals); con=comb+d-k
        full=vals+[comb,d,k,con]
        ws.write_string(r,1,a,F()); ws.write(r,2,n,tx)
        for j,x in enumerate(full):
            if j==5: ws.write_formula(r,8,f'=SUM(D{r+1}:H{r+1})',nf,x/100)
            elif j==8: ws.write_formula(r,11,f'=I{r+1}+J{r+1}-K{r+1}',nf,x/100)
            elif j in(6,7) and not x: ws.write_blank(r,3+j,None,nf)
            else: ws.write_number(r,3+j,x/100,nf)
        rows.append({'account':a,'name':n,**{kk:x/100 for kk,x in zip(K,full) if x}})
        T=[p+q for p,q in zip(T,full)]; r+=1
    P=list(T); lab=f'Total {s.lower()}'
    ws.write(r,2,lab,stl)
    for j,x in enumerate(T):
        if s=='Expenses' and j==3:
            good=x; x=x+90000 ; P[j]=x; planted={'what':f'Total expenses, column Quarry Row: printed {x/100:,.2f} (typed over), the lines above sum to {good/100:,.2f}; the Combined column and the grand total are right','kind':'total_wrong'}
            ws.write_number(r,3+j,x/100,st)
        else:
            cl=chr(68+j); ws.write_formula(r,3+j,f'=SUM({cl}{r0+1}:{cl}{r})',st,x/100)
    tots.append({'label':lab,**{kk:x/100 for kk,x in zip(K,P) if x}})
    G=[p+q for p,q in zip(G,T)]; strows.append((r0,r)); r+=2
assert G[:6]==[0]*6 and G[8]==0 and G[6]==G[7],G
ws.write(r,2,'Trial balance check',stl)
for j,x in enumerate(G):
    cl=chr(68+j); ws.write_formula(r,3+j,'='+'+'.join(f'SUM({cl}{a+1}:{cl}{b})' for a,b in strows),gt,x/100)
tots.append({'label':'Trial balance check',**{kk:x/100 for kk,x in zip(K,G) if x}})
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); ws.set_footer('&L&F&R&P of &N')
for j,h in enumerate(['Ref','Acct','Explanation','Debit','Credit']): je.write(0,j,h,hd)
i=1
for ref,a,x,d,k in [('E1','2250.00','Intercompany advances',408640,None),('E1','1250.00','Intercompany advances',None,408640),('E2','3000.00','Capital of Holdco and owners',23800000,None),('E2','1800.00','Investment in subsidiaries',None,23800000),('E3','4500.00','Distributions from owners, YTD',862500,None),('E3','3100.00','Distributions from owners, YTD',None,862500),('E4','4600.00','AM fee, fund vs owners',54000,None),('E4','5900.00','AM fee, fund vs owners',None,54000)]:
    for j,v in enumerate((ref,a,x,d,k)):
        if v is not None: je.write(i,j,v,nf if j>2 else F())
    i+=1
je.set_column('A:B',9);je.set_column('C:C',34);je.set_column('D:E',16)
ws.activate(); wb.close(); print(planted)
save(N,'TB',K,rows,tots,planted,'xlsx, consolidating trial balance, one signed column an entity, combined, eliminations debit/credit, consolidated; grouped header, section subtotals, three sheets',True)
