# roll-forward trial balance for the auditors: opening / activity / closing, each Dr and Cr; live SUM formulas
import random
from common import *
import xlsxwriter
NAME='Larkmoor_TB_rollforward_FY24'
SEC=[('ASSETS','Total Assets','''1001|Cash in bank – operating|A
1003|Cash in bank – tenant deposits|A
1005|Cash – lender controlled account|A
1101|Tenant receivables|B
1102|Percentage rent receivable|B
1109|Reserve for uncollectible accounts|B
1120|Deferred rent receivable (straight-line)|B-2
1201|Prepaid insurance|C
1202|Prepaid real estate taxes|C
1210|Tax escrow held by lender|C
1220|Replacement reserve held by lender|C
1501|Land|E
1510|Shopping center buildings|E
1512|Site improvements|E
1515|Tenant improvements|E
1590|A/D – buildings|E
1592|A/D – site improvements|E
1595|A/D – tenant improvements|E
1701|Lease commissions, net|F
1705|Above-market leases, net|F'''),
('LIABILITIES','Total Liabilities','''2001|Accounts payable|AA
2005|Retainage payable|AA
2010|Accrued liabilities|AA
2020|Accrued interest|BB
2030|Deferred revenue – prepaid rents|CC
2040|Tenant security deposits|CC
2050|Gift card & marketing fund payable|CC
2101|Below-market leases, net|F
2501|Mortgage loan – Series 2019|BB
2590|Unamortized debt issuance costs|BB'''),
('EQUITY','Total Equity','''3001|General partner capital|EE
3002|Limited partners capital|EE
3050|Partner distributions|EE
3090|Accumulated earnings|EE'''),
('REVENUE','Total Revenue','''4001|Minimum rent – anchors|R-1
4002|Minimum rent – in-line shops|R-1
4003|Minimum rent – outparcels (ground leases)|R-1
4010|Percentage rent|R-2
4020|Straight-line rent|R-1
4025|Above/below-market lease accretion|R-1
4101|CAM reimbursements|R-3
4102|Real estate tax reimbursements|R-3
4103|Insurance reimbursements|R-3
4104|Prior-year recovery true-up|R-3
4201|Kiosk & temporary tenants|R-4
4210|Late fees & NSF|R-4
4290|Interest income|R-4'''),
('EXPENSES','Total Expenses','''5001|Parking lot sweeping|X-1
5002|Parking lot repairs & striping|X-1
5005|Landscape maintenance|X-1
5008|Snow & ice control|X-1
5011|Common area lighting / electric|X-1
5012|Water & irrigation|X-1
5015|Security patrol|X-1
5018|Roof & gutter maintenance|X-1
5020|Pylon sign maintenance|X-1
5025|Trash & compactor|X-1
5101|Real estate taxes|X-2
5110|Insurance – package & umbrella|X-2
5201|Property management fees – affiliate|X-3
5205|Administrative salaries allocated|X-3
5210|Audit & tax fees|X-3
5215|Legal – tenant matters|X-3
5220|Vacant space utilities|X-3
5230|Credit loss expense|B
6001|Interest expense|BB
6005|Amortization of debt costs|BB
6101|Depreciation|E
6102|Amortization – lease intangibles|F''')]
def build():
    rng=random.Random(2024)
    secs=[(a,b,[l.split('|') for l in t.split('\n')]) for a,b,t in SEC]
    L=Ledger([(c,n) for _,_,s in secs for c,n,_ in s])
    L.opening({'1001':318204.77,'1003':96450,'1005':54112.08,'1101':142880.36,'1102':38400,'1109':-31200,'1120':412066,'1201':44180.12,'1202':61300,'1210':188472.9,'1220':264018.44,'1501':5240000,'1510':21864300,'1512':1912440,'1515':2288716.5,'1590':-5044068,'1592':-803225,'1595':-911340.25,'1701':386214.6,'1705':148320,
      '2001':-96321.4,'2005':0,'2010':-58440,'2020':-71266.2,'2030':-44810.77,'2040':-96450,'2050':-8112.6,'2101':-201450,'2501':-16288400.13,'2590':184220,'3001':-90000,'3002':-8910000,'3050':1855000},'3090')
    R=dict(ar='1101',cash='1001',ap='2001',accr='2010',prepaid='2030',
      rev={'4001':(118450,0),'4002':(146210.75,.01),'4003':(27333.33,0),'4101':(41200,0),'4102':(36450,0),'4103':(5820,0),'4201':(3150,.5),'4210':(620,.8)},
      exp={'5001':(3450,0),'5002':(2900,.7),'5005':(4225,.2),'5008':(5100,.6),'5011':(6890,.15),'5012':(2440,.4),'5015':(7310,.05),'5018':(1890,.8),'5020':(385,.6),'5025':(2710,.08),'5201':(14480,.02),'5205':(6100,0),'5215':(2150,.7),'5220':(740,.3),'1515':(14500,.8)},
      std=[('5101','1202',40120.5,0),('5110','1201',6204.17,0),('6001','1001',66180.4,.01),('2501','1001',31420,.005),('1210','1001',40500,0),('1220','1001',3125,0),('6101','1590',45550.63,0),('6101','1592',10624.67,0),('6101','1595',18906.2,.05),('6102','1701',6436.91,0),('4025','1705',2472,0),('2101','4025',3357.5,0),('6005','2590',2873.33,0),('1120','4020',4410.4,0),('5230','1109',1200,.4),('1001','4290',780,.3),('1005','1001',18400,.3),('1001','1005',18100,.3)],
      once=[(1,'1202','1210',240723),(7,'1202','1210',240723),(2,'1201','1001',76400),(12,'1102','4010',44150),(3,'1001','1102',38400),(4,'4104','1101',11284.66),(6,'3050','1001',420000),(9,'3050','1001',600000),(12,'3050','1001',510000),(5,'1003','2040',14200),(9,'2040','1003',6150),(8,'1109','1101',9418.3),(10,'5210','2001',38500),(11,'1512','2001',86200),(11,'2001','2005',8620),(12,'2050','1001',2214.1),(12,'6001','2020',1340.66)])
    for m in range(1,13):
        R2=dict(R,exp=dict(R['exp']))
        if 4<=m<=10: R2['exp'].pop('5008')
        month(L,rng,R2,m)
    M=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    wb=xlsxwriter.Workbook(f'{DOC}/{NAME}.xlsx'); ws=wb.add_worksheet('TB 12-31-24'); nt=wb.add_worksheet('Lead Index')
    F=lambda **k:wb.add_format(dict(font_name='Cambria',font_size=10,**k))
    t=F(); b=F(bold=True); big=wb.add_format(dict(font_name='Cambria',font_size=14,bold=True)); it=F(italic=True,font_color='#666666')
    num=F(num_format='#,##0.00;(#,##0.00)'); st=F(num_format='#,##0.00',bold=True,top=1); gt=F(num_format='#,##0.00',bold=True,top=1,bottom=6); stl=F(bold=True)
    hd=F(bold=True,align='center',bg_color='#D9E2EC',border=1); hl=F(bold=True,bg_color='#D9E2EC',border=1,valign='vcenter')
    ctr=F(align='center',font_color='#B00020')
    ws.set_column('A:A',2); ws.set_column('B:B',8); ws.set_column('C:C',40); ws.set_column('D:D',7); ws.set_column('E:J',16.5)
    ws.write('B2','Larkmoor Town Square Associates, L.P.',big); ws.write('B3','Trial balance roll-forward — year ended December 31, 2024',b); ws.write('B4','Prepared by client (PBC #14) · GL: NetSuite, subsidiary 07 · accrual basis',it)
    ws.merge_range('B6:B7','Acct',hl); ws.merge_range('C6:C7','Account Description',hl); ws.merge_range('D6:D7','Lead',hl)
    ws.merge_range('E6:F6','Opening Balance 1/1/2024',hd); ws.merge_range('G6:H6','2024 Activity',hd); ws.merge_range('I6:J6','Closing Balance 12/31/2024',hd)
    for j in range(6): ws.write(6,4+j,'Debit' if j%2==0 else 'Credit',hd)
    r=7; rows=[]; tots=[]; subs=[]
    G={m:0 for m in M}
    for head,tl,lst in secs:
        ws.write(r,1,head,b); r+=1; r0=r; S={m:0 for m in M}
        for c,n,lead in lst:
            v={}
            o=L.open[c]; e=L.bal[c]
            if o>0: v['open_dr']=o
            if o<0: v['open_cr']=-o
            if L.dr[c]: v['debit']=L.dr[c]
            if L.cr[c]: v['credit']=L.cr[c]
            if e>0: v['close_dr']=e
            if e<0: v['close_cr']=-e
            ws.write_string(r,1,c,t); ws.write(r,2,n,t); ws.write(r,3,lead,ctr)
            for j,m in enumerate(M):
                if m in v: ws.write_number(r,4+j,v[m]/100,num); S[m]+=v[m]; G[m]+=v[m]
            rows.append(dict(account=c,name=n,**{m:v[m]/100 for m in v})); r+=1
        ws.write(r,2,tl,stl)
        for j,m in enumerate(M):
            col='EFGHIJ'[j]; ws.write_formula(r,4+j,f'=SUM({col}{r0+1}:{col}{r})',st,S[m]/100)
        tots.append(dict(label=tl,**{m:S[m]/100 for m in M})); subs.append(r+1); r+=2
    ws.write(r,2,'TRIAL BALANCE TOTAL',stl)
    for j,m in enumerate(M):
        col='EFGHIJ'[j]; ws.write_formula(r,4+j,'='+'+'.join(f'{col}{s}' for s in subs),gt,G[m]/100)
    tots.append(dict(label='TRIAL BALANCE TOTAL',**{m:G[m]/100 for m in M}))
    assert G['open_dr']==G['open_cr'] and G['debit']==G['credit'] and G['close_dr']==G['close_cr']
    ws.write(r+2,1,'Opening balances agree to 2023 audited financial statements. Activity is gross postings, not net.',it)
    ws.freeze_panes(7,4); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(5,6); ws.set_footer('&L&F&RPage &P of &N'); ws.hide_gridlines(2)
    for i,(a,c) in enumerate([('Lead','Workpaper'),('A','Cash'),('B','Receivables and reserve'),('C','Prepaids and escrows'),('E','Real estate and depreciation'),('F','Lease intangibles'),('AA','Payables and accruals'),('BB','Debt'),('CC','Deposits and deferred revenue'),('EE','Partners’ equity'),('R','Revenue'),('X','Operating expenses')]):
        nt.write(i+1,1,a,b if i==0 else t); nt.write(i+1,2,c,b if i==0 else t)
    nt.set_column('C:C',34); wb.close()
    save(NAME,'TB',M,rows,tots)
    return dict(file=NAME+'.xlsx',assetType='RETAIL',documentType='TRIAL_BALANCE',author='a32b',style='own spreadsheet for auditors, six Dr/Cr columns under grouped headers, sections with SUM formulas',hard=True)
if __name__=='__main__': print(build())
