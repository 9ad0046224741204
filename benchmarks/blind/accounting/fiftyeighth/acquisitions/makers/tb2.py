from common import *
import xlsxwriter
rng=random.Random(5802)
N='TB_QuadrangleCommons_0725.xlsx'
# category: (title, [(code,name,ending,mode)])  mode: b=balance sheet, p=P&L (YTD from Jan, 7 months), s=static
C=[('Cash and Cash Equivalents',[('10100','Operating Account','b',612000),('10110','Depository Account','b',48900),('10120','Security Deposit Account','b',91500),('10130','Capital Account','b',130200),('10140','Credit Card Clearing','b',7350),('10150','ACH Clearing','b',0),('10160','Petty Cash','s',750)]),
('Receivables',[('11000','A/R - Residents','b',148300),('11010','A/R - Parent Guarantor Plans','b',22800),('11020','A/R - University Master Lease','b',96000),('11030','A/R - Commercial','b',4100),('11050','Allowance for Uncollectible','b',-83500),('11080','Due from Affiliates','b',18250),('11090','Insurance Claim Receivable','b',0)]),
('Prepaids and Escrows',[('12000','Prepaid Insurance','b',121800),('12010','Prepaid Software','b',9400),('12020','Prepaid Marketing - Turn','b',15750),('12100','Tax Escrow','b',318600),('12110','Insurance Escrow','b',66200),('12120','Replacement Reserve Escrow','b',204700),('12200','Utility Deposits','s',14600)]),
('Fixed Assets',[('15000','Land','s',7100000),('15100','Building','s',52480000),('15110','Building Improvements','b',1844000),('15200','Furniture - Unit Packages','b',2911000),('15210','Clubhouse FF&E','b',406300),('15220','Computers and AV','b',187400),('15300','Construction in Progress','b',233900),('15900','Accum Depr - Building','b',-8613000),('15910','Accum Depr - FF&E','b',-1907000),('15950','Accum Amort - Financing','b',-298000),('15960','Deferred Financing Costs','s',745000)]),
('Current Liabilities',[('20000','Accounts Payable','b',-203400),('20010','AP Retainage','b',-21700),('20100','Accrued Expenses','b',-88300),('20110','Accrued Payroll and PTO','b',-39600),('20120','Accrued Real Estate Tax','b',-387500),('20130','Accrued Interest','b',-142900),('20140','Accrued Turn Costs','b',-64000),('20200','Prepaid Rent','b',-411800),('20210','Deferred Revenue - Activity Fees','b',-27500),('20220','Sales Tax Payable','b',-1180),('20230','Unclaimed Property','b',-6240),('20240','Gift Card Liability','b',0)]),
('Deposits and Debt',[('21000','Security Deposits','b',-86900),('21010','Pet Deposits','b',-8300),('21020','Key/Fob Deposits','b',-2150),('25000','Mortgage Payable - Senior','s',-38750000),('25010','Mezzanine Note','s',-4200000),('25100','Due to Affiliates','b',-51200)]),
('Equity',[('30000','Capital Contributions','s',-21300000),('30100','Distributions','b',3215000),('30200','Current Year Syndication Costs','b',0),('39000','Retained Earnings','plug',0)]),
('Rental Revenue',[('40000','Gross Potential Rent - By the Bed','p',-4911000),('40010','Loss/Gain to Lease','p',71200),('40020','Vacancy Loss','p',318900),('40030','Model Beds','p',14700),('40040','Employee/CA Beds','p',49600),('40050','Concessions - Upfront','p',61500),('40060','Concessions - Recurring','p',22900),('40070','Gift Card Incentives','p',9800),('40080','Short Term Premium','p',-14100),('40090','Bad Debt','p',77400),('40095','Bad Debt Recoveries','p',-11600)]),
('Other Revenue',[('41000','Application Fees','p',-18700),('41010','Administrative Fees','p',-42600),('41020','Late Fees','p',-39100),('41030','NSF Fees','p',-1225),('41040','Relet Fees','p',-27300),('41050','Pet Rent','p',-19800),('41060','Parking - Garage','p',-146400),('41070','Parking - Surface','p',-22750),('41080','Utility Overage','p',-93100),('41090','Damages','p',-31700),('41100','Furniture Rental','p',-8600),('41110','Laundry','p',-5350),('41120','Guest Suite','p',-2900),('41130','Retail Tenant Rent','p',-37800),('41140','Interest Income','p',-6100),('41150','Miscellaneous','p',-1940)]),
('Payroll',[('50000','Community Manager','p',46900),('50010','Assistant Managers','p',58300),('50020','Leasing Staff','p',61700),('50030','Community Assistants','p',34800),('50040','Maintenance Supervisor','p',41500),('50050','Maintenance Technicians','p',88400),('50060','Housekeeping','p',39900),('50070','Payroll Taxes','p',30300),('50080','Health and Benefits','p',37700),('50090','Workers Compensation','p',9050),('50100','Bonuses','p',22400)]),
('Repairs, Turn and Contract',[('51000','HVAC Repairs','p',28700),('51010','Plumbing Repairs','p',21900),('51020','Appliance Repairs','p',16400),('51030','Electrical and Lighting','p',8850),('51040','Elevator Contract','p',24500),('51050','Fire and Life Safety','p',19300),('51060','Landscaping','p',31500),('51070','Pest Control','p',7600),('51080','Pool and Spa','p',12200),('51090','Trash Valet','p',26800),('51100','Turn - Paint','p',41900),('51110','Turn - Cleaning','p',55200),('51120','Turn - Carpet','p',18700),('51130','Turn - Furniture Repair','p',13350)]),
('Utilities',[('52000','Electric - Units','p',187600),('52010','Electric - House','p',58200),('52020','Water and Sewer','p',124900),('52030','Gas','p',16600),('52040','Bulk Internet and Cable','p',111300),('52050','Trash Hauling','p',29700)]),
('Marketing and Administrative',[('53000','Digital Advertising','p',51800),('53010','Social and Influencer','p',12600),('53020','Resident Events','p',17450),('53030','Signage and Collateral','p',8200),('53040','Shuttle Service','p',69300),('53100','Software Subscriptions','p',33600),('53110','Bank and Merchant Fees','p',21800),('53120','Legal','p',9950),('53130','Audit and Tax','p',14000),('53140','Courtesy Patrol','p',38700),('53150','Office Expense','p',10900),('53160','Travel and Training','p',6400)]),
('Fixed and Below the Line',[('54000','Management Fees','p',155700),('54010','Real Estate Taxes','p',387500),('54020','Property Insurance','p',142300),('54030','Franchise Tax','p',3650),('60000','Interest - Senior','p',1152400),('60010','Interest - Mezzanine','p',257300),('60020','Depreciation','p',1088600),('60030','Amortization','p',49700),('60040','Owner Legal and Transaction Costs','p',41200)])]
L=[]
for cat,acc in C:
    for code,nm,k,b in acc:
        if k=='plug': L.append([cat,code,nm,None,0,0,0,None]); continue
        if k=='s':
            e=float(b); bg=e; d=c=0.0; py=e if code not in('25000',) else -38750000.0
        elif b==0:
            e=0.0; x=round(rng.uniform(800,9000),2); 
            if code=='10150': d=c=round(rng.uniform(3e5,5e5),2); bg=0.0
            else: d=c=0.0; bg=0.0
            py=round(rng.choice([0,-1 if code>'2' else 1])*rng.uniform(500,12000),2)+0.0
        else:
            e=round(b*rng.uniform(.96,1.04)+rng.random(),2)
            if k=='p':
                act=round(e/7*rng.uniform(.75,1.3),2)
                opp=round(abs(act)*rng.choice([0,0,0,.02,.06,.11])*rng.random(),2)
                d,c=(round(act+opp,2),opp) if act>0 else (opp,round(-act+opp,2))
                py=round(e*rng.uniform(.84,1.06),2)
                if code in('40080','41130','60040','51130'): py=0.0
            else:
                act=round(e*rng.uniform(-.14,.16),2)
                mult=rng.uniform(.2,1.5) if code in('10100','10110','11000','20000','20200') else rng.uniform(0,.2)
                opp=round(abs(e)*mult,2)
                if '15' == code[:2]: act=round(abs(e)*.01,2)*(-1 if e<0 else 1); opp=0.0
                d,c=(round(act+opp,2),opp) if act>0 else (opp,round(-act+opp,2))
                py=round(e*rng.uniform(.72,1.12),2)
            bg=round(e-d+c,2)
        L.append([cat,code,nm,bg,d,c,e,py])
by={r[1]:r for r in L}
# retained earnings no activity; balance period entry through operating account, plug opening
re=by['39000']
dd=round(sum(r[4] for r in L),2); cc=round(sum(r[5] for r in L),2); op=by['10100']
x=round(dd-cc,2)
if x>0: op[5]=round(op[5]+x,2)
else: op[4]=round(op[4]-x,2)
op[3]=round(op[6]-op[4]+op[5],2)
re[3]=round(-sum(r[3] for r in L if r[3] is not None),2); re[6]=re[3]; re[7]=round(-sum(r[7] for r in L if r[7] is not None),2)
K=['beginning','debit','credit','ending','other:Prior Year 07/31/2024','other:YOY Change']
rows=[];tots=[]
wb=xlsxwriter.Workbook(doc(N)); cv=wb.add_worksheet('Parameters'); ws=wb.add_worksheet('Trial Balance')
base={'font_name':'Calibri','font_size':10}
f=lambda **k: wb.add_format({**base,**k})
cv.set_column(0,0,24);cv.set_column(1,1,44)
for i,(a,b) in enumerate([('Report','GL Trial Balance - Comparative'),('Property','Quadrangle Commons (QUAD1)'),('Period','07/01/2025 - 07/31/2025'),('Comparison','Prior year, same period end'),('Book','Accrual'),('Suppress zero accounts','No'),('Run by','a.strand / 08-06-2025 14:22')]): cv.write(i,0,a,f(bold=True));cv.write(i,1,b,f())
ws.hide_gridlines(2); ws.set_column(0,0,9);ws.set_column(1,1,34);ws.set_column(2,7,16)
ws.write(0,0,'Quadrangle Commons',f(bold=True,font_size=14));ws.write(1,0,'Trial Balance  |  Jul 2025  |  Accrual',f(font_color='#555555'))
hd=f(bold=True,bg_color='#1F3A4D',font_color='#FFFFFF',text_wrap=True,align='center',valign='vcenter')
for i,t in enumerate(['GL #','Account Name','Beginning Balance','Debits','Credits','Ending Balance','Prior Year 07/31/2024','YOY Change']): ws.write(3,i,t,hd)
ws.set_row(3,30); ws.freeze_panes(4,2)
NF='#,##0.00;(#,##0.00);0.00'; n=f(num_format=NF); sb=f(num_format=NF,bold=True,top=1,bg_color='#EEF2F5'); st=f(bold=True,top=1,bg_color='#EEF2F5'); hh=f(bold=True,font_color='#1F3A4D')
PL='53040'; r=4
for cat,acc in C:
    ws.write(r,0,cat,hh); r+=1; sub=[0]*6
    for code,nm,_,_ in acc:
        q=by[code]; v=[q[3],q[4],q[5],q[6],q[7],round(q[6]-q[7],2)]
        for i in range(6): sub[i]=round(sub[i]+v[i],2)
        pv=list(v)
        if code==PL:
            s=f'{v[3]:.2f}'; print('true',v)
            # the thousands digit is changed in the printed ending balance
            dgt=s[-6] if False else s[-7] if len(s)>=8 else s[0]
            pos=len(s)-7; nd=str((int(s[pos])+3)%10); s2=s[:pos]+nd+s[pos+1:]; pv[3]=float(s2); good,bad=v[3],pv[3]
        ws.write(r,0,code,f(align='left')); ws.write(r,1,nm,f(indent=1))
        for i in range(6): ws.write_number(r,2+i,pv[i]+0.0,n)
        rows.append({'account':code,'name':nm,**dict(zip(K,pv))}); r+=1
    ws.write(r,0,'',st); ws.write(r,1,'Total '+cat,st)
    for i in range(6): ws.write_number(r,2+i,sub[i]+0.0,sb)
    tots.append({'label':'Total '+cat,**dict(zip(K,[x+0.0 for x in sub]))}); r+=2
G=[round(sum(t[k] for t in tots),2)+0.0 for k in K]; assert G[0]==0 and G[3]==0 and G[4]==0 and G[1]==G[2],G
g=f(num_format=NF,bold=True,top=1,bottom=6)
ws.write(r,1,'Grand Total',g)
for i in range(6): ws.write_number(r,2+i,abs(G[i]),g)
tots.append({'label':'Grand Total',**dict(zip(K,[abs(x) for x in G]))})
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(3);ws.set_footer('&L&8QUAD1 Trial Balance&R&8&P / &N')
wb.close()
save(N,'TB',K,rows,tots,'student housing GL export xlsx, category subtotals, beginning/debits/credits/ending with prior year and change',True,
 {'what':f'account {PL} Shuttle Service: ending balance printed as {bad:,.2f} instead of {good:,.2f}; its own roll-forward, the YOY change, the category subtotal and the grand total carry the right amount','kind':'digit_changed'})
