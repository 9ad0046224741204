# TB 2: office, controller/CPA working trial balance with adjustments, xlsx
import random, xlsxwriter
from common import *
R=random.Random(6012)
def c(x): return round(x*R.uniform(.94,1.06))
S=[]  # (heading, subtotal label, [(code,name,py,unadj)])
S.append(('Current assets','Total current assets',[
 (10100,'Operating cash - Keystone Natl #8834',c(612000),0),(10150,'Debt service cash mgmt account',c(144000),c(151000)),
 (10200,'Security deposit account',c(98000),c(104000)),(11000,'Tenant A/R',c(187000),c(243000)),(11050,'Allowance for credit losses',-c(31000),-c(31000)),
 (11200,'Accrued rent receivable (straight-line)',c(918000),c(918000)),(12100,'Prepaid insurance',c(46000),c(128000)),(12200,'Prepaid other',c(8200),c(9900))]))
S.append(('Lender escrows and reserves','Total escrows and reserves',[
 (13100,'RE tax escrow',c(388000),c(412000)),(13200,'Insurance escrow',c(59000),c(64000)),(13300,'Capex reserve',c(275000),c(301000)),(13400,'TI/LC rollover reserve',c(1120000),c(1344000))]))
S.append(('Real estate','Total real estate, net',[
 (15000,'Land',3_900_000,3_900_000),(15100,'Building',28_415_000,28_415_000),(15200,'Building improvements',2_106_440,2_241_915),
 (15300,'Tenant improvements',3_377_208,3_604_118),(15900,'Accumulated depreciation',-7_884_316,-7_884_316)]))
S.append(('Deferred costs','Total deferred costs',[
 (16000,'Leasing commissions',1_184_620,1_262_075),(16100,'Loan costs',512_300,512_300),(16900,'Accumulated amortization',-804_117,-804_117)]))
S.append(('Liabilities','Total liabilities',[
 (20100,'Accounts payable',-c(141000),-c(118000)),(20200,'Accrued expenses',-c(88000),-c(12500)),(20300,'Accrued interest',-112_480,-112_480),
 (20400,'Accrued RE taxes',-c(214000),-c(214000)),(21000,'Prepaid tenant rent',-c(76000),-c(69000)),(21100,'Security deposits payable',-c(97000),-c(103000)),
 (22000,'Due to/(from) affiliate',-c(25000),c(14500)),(25000,'Mortgage loan - WFCM 2016-C36',-26_482_915,-25_911_406)]))
S.append(("Members' equity","Total members' equity",[
 (30100,"Members' capital",0,0),(30200,'Distributions',0,c(640000))]))
S.append(('Revenue','Total revenue',[
 (40100,'Office base rent',-c(4486000),-c(4391000)),(40150,'Rent abatements',c(118000),c(204000)),(40200,'Storage rent',-c(31000),-c(33000)),
 (40300,'Straight-line rent adjustment',-c(84000),0),(41000,'Operating expense recoveries',-c(612000),-c(588000)),(41100,'RE tax recoveries',-c(206000),-c(221000)),
 (41200,'Tenant electric reimbursements',-c(144000),-c(139000)),(42000,'Parking garage income',-c(318000),-c(297000)),(42100,'Antenna / rooftop license',-c(48000),-c(49500)),(42900,'Miscellaneous income',-c(11700),-c(7350))]))
S.append(('Operating expenses','Total operating expenses',[
 (50100,'Janitorial contract',c(341000),c(352000)),(50200,'Electricity',c(418000),c(431000)),(50250,'Gas / steam',c(66000),c(71000)),(50300,'Water & sewer',c(41000),c(43500)),
 (51000,'Engineering payroll',c(287000),c(301000)),(51100,'HVAC maintenance',c(94000),c(118000)),(51200,'Elevator maintenance',c(58000),c(60500)),(51300,'General building repairs',c(77000),c(104000)),
 (52000,'Security / lobby desk',c(189000),c(196000)),(52100,'Landscape & snow',c(26000),c(31000)),(53000,'Property management fee',c(157000),c(151000)),(53100,'Administrative',c(48000),c(52700)),
 (53200,'Professional fees',c(36000),c(29400)),(53300,'Bad debt expense',c(22000),0),(54000,'Real estate taxes',c(702000),c(528000)),(54100,'Insurance',c(117000),0)]))
S.append(('Non-operating','Total non-operating',[
 (60100,'Mortgage interest',c(1341000),c(1228000)),(60200,'Depreciation',c(812000),0),(60300,'Amortization',c(131000),0),(60900,'Lender / special servicing fees',0,c(38750))]))
L={}
for h,t,items in S:
    for i in items: L[i[0]]=list(i)
# plugs: PY all balances zero; capital = plug ; CY capital = -(PY capital + PY result)
pysum=sum(x[2] for x in L.values()); L[30100][2]=-pysum
pyNI=sum(x[2] for k,x in L.items() if k>=40000)
L[30100][3]=L[30100][2]+L[30200][2]+pyNI
L[10100][3]=-sum(x[3] for x in L.values())
AJE=[(1,'Record 2024 depreciation',[(60200,826_440,0),(15900,0,826_440)]),
(2,'Record amortization of loan costs and commissions',[(60300,133_905,0),(16900,0,133_905)]),
(3,'Straight-line rent',[(11200,61_218,0),(40300,0,61_218)]),
(4,'Expense prepaid insurance consumed',[(54100,112_760,0),(12100,0,112_760)]),
(5,'Accrue 2nd half RE taxes, net of prior accrual',[(54000,196_302,0),(20400,0,196_302)]),
(6,'Accrue unpaid December invoices',[(50200,33_118,0),(50100,28_640,0),(52000,15_977,0),(20200,0,77_735)]),
(7,'Increase allowance - Suite 1100, 640',[(53300,58_400,0),(11050,0,58_400)]),
(8,'Reclass capital item from R&M',[(15200,41_850,0),(51300,0,41_850)]),
(9,'Adjust accrued interest to servicer stmt',[(20300,2_427,0),(60100,0,2_427)])]
adj={k:[0,0,[]] for k in L}
for n,_,ls in AJE:
    assert sum(d-c for _,d,c in ls)==0
    for k,d,cr in ls: adj[k][0]+=d; adj[k][1]+=cr; adj[k][2].append(n)
print('cash',L[10100],'cap',L[30100],len(L))
name='Pinnacle Square WTB 2024.xlsx'
wb=xlsxwriter.Workbook(doc(name)); ws=wb.add_worksheet('WTB'); w2=wb.add_worksheet('AJE list')
F=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
nf='#,##0_);(#,##0);"-"_)'
b=F(bold=True); t=F(); num=F(num_format=nf); sub=F(num_format=nf,bold=True,top=1); dbl=F(num_format=nf,bold=True,top=1,bottom=6)
hd=F(bold=True,bottom=1,align='center',text_wrap=True,valign='bottom'); hl=F(bold=True,bottom=1); ital=F(italic=True,font_color='#555555'); ref=F(align='center',font_color='#C00000'); acc=F(align='left')
ws.set_column('A:A',8,t); ws.set_column('B:B',39,t); ws.set_column('C:C',13,t); ws.set_column('D:D',1.5); ws.set_column('E:E',13.5); ws.set_column('F:F',6); ws.set_column('G:H',12); ws.set_column('I:I',1.5); ws.set_column('J:J',13.5); ws.set_column('K:K',6)
ws.write('A1','Pinnacle Square Office Holdings LLC',F(bold=True,font_size=12)); ws.write('A2','Working trial balance, as adjusted'); ws.write('A3','Year ended December 31, 2024'); ws.write('J1','Prepared: JLM 2/18/25',ital); ws.write('J2','Reviewed: SK 2/24/25',ital); ws.write('A4','Whole dollars; credits in parentheses',ital)
ws.merge_range('G6:H6','Adjustments',F(bold=True,align='center',bottom=1))
for col,x in zip('ABCEFGHJK',['Acct','Account name','Final 12/31/2023','Unadjusted 12/31/2024','AJE','Debit','Credit','Adjusted 12/31/2024','W/P']):
    ws.write(col+'7',x,hl if col in 'AB' else hd)
ws.set_row(6,26); ws.freeze_panes(7,2)
keys=["other:Final 12/31/2023","other:Unadjusted 12/31/2024","other:Adjustments Debit","other:Adjustments Credit","ending"]
rows=[];totals=[];r=7
wp={10100:'A-1',11000:'B',15900:'F-2',25000:'N-1',40100:'R-1',54000:'X-3'}
grand=[0]*5; res=[0]*5; subs=[]
for h,tl,items in S:
    ws.write(r,0,h,b); r+=1; first=r; st=[0]*5
    for it in items:
        k,nm,py,un=L[it[0]]; d,cr,refs=adj[k]; ad=un+d-cr
        ws.write_number(r,0,k,acc); ws.write(r,1,nm,t)
        ws.write_number(r,2,py,num); ws.write_number(r,4,un,num)
        if refs: ws.write(r,5,','.join(map(str,refs)),ref)
        if d: ws.write_number(r,6,d,num)
        if cr: ws.write_number(r,7,cr,num)
        ws.write_formula(r,9,f'=E{r+1}+G{r+1}-H{r+1}',num,ad)
        if k in wp: ws.write(r,10,wp[k],ref)
        row={"account":str(k),"name":nm}
        # zero shows as a lone dash -> left out
        for key,v in zip(keys,[py,un,d,cr,ad]):
            if v: row[key]=v
        rows.append(row)
        for j,v in enumerate([py,un,d,cr,ad]): st[j]+=v; grand[j]+=v; res[j]+= v if k>=40000 else 0
        r+=1
    ws.write(r,1,tl,b)
    tot={"label":tl}
    for j,cc in enumerate([2,4,6,7,9]):
        L_='CEGHJ'[j]
        if j in(2,3) and st[j]==0: ws.write_blank(r,cc,None,sub); continue
        ws.write_formula(r,cc,f'=SUM({L_}{first+1}:{L_}{r})',sub,st[j])
        if st[j]: tot[keys[j]]=st[j]
    totals.append(tot); subs.append(r+1); r+=2
ws.write(r,1,'Trial balance total',b); tot={"label":'Trial balance total'}
for j,cc in enumerate([2,4,6,7,9]):
    L_='CEGHJ'[j]; ws.write_formula(r,cc,'='+'+'.join(f'{L_}{s}' for s in subs),dbl,grand[j])
    if grand[j]: tot[keys[j]]=grand[j]
totals.append(tot); r+=1
ws.write(r,1,'Net (income) loss',b); tot={"label":'Net (income) loss'}
for j,cc in ((0,2),(1,4),(4,9)):
    L_='CEGHJ'[j]; ws.write_formula(r,cc,'='+'+'.join(f'{L_}{s}' for s in subs[-3:]),F(num_format=nf,bold=True),res[j]); tot[keys[j]]=res[j]
totals.append(tot)
ws.set_landscape(); ws.set_paper(1); ws.fit_to_pages(1,0); ws.repeat_rows(5,6); ws.set_footer('&L&8&F&R&8Page &P of &N')
w2.set_column('A:A',5,t); w2.set_column('B:B',8); w2.set_column('C:C',46); w2.set_column('D:E',12)
w2.write('A1','Pinnacle Square - proposed adjusting entries 12/31/2024',b); q=2
for i,x in enumerate(['No.','Acct','Account / explanation','Dr','Cr']): w2.write(q,i,x,hl)
q+=1
for n,why,ls in AJE:
    for i,(k,d,cr) in enumerate(ls):
        if i==0: w2.write(q,0,n,acc)
        w2.write(q,1,k,acc); w2.write(q,2,('' if d else '    ')+L[k][1],t); w2.write(q,3 if d else 4,d or cr,num); q+=1
    w2.write(q,2,why,ital); q+=2
wb.close()
save(name,'TB',"controller's working trial balance with prior year, AJEs and adjusted column, sections with subtotals, spacer columns",True,keys,rows,totals)
