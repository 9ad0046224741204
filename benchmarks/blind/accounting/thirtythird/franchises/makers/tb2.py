import random
from _truth import *
from fpdf import FPDF
# HOA: three funds, opening Dr/Cr - activity - closing Dr/Cr
F=[("OPERATING FUND",[
("10-1010","Operating Checking - Gulf Harbor Bank",84216.37),("10-1020","Petty Cash",300),("10-1110","Assessments Receivable",31874.22),("10-1115","Allowance for Doubtful Accounts",-6500),("10-1210","Prepaid Insurance",118640.00),("10-1220","Prepaid Expenses - Other",2150.40),("10-1310","Utility Deposits",4800),("10-1900","Due To/From Reserve Fund",0),
("10-2010","Accounts Payable",-19433.08),("10-2020","Accrued Expenses",-7815.55),("10-2110","Prepaid Owner Assessments",-38902.10),("10-2150","Insurance Premium Financing",-93217.44),("10-2160","Clubhouse Rental Deposits",-1750),("10-3010","Operating Fund Balance",None),
("10-4010","Maintenance Assessments",0),("10-4030","Late Charges & Interest",0),("10-4040","Legal Fee Recovery",0),("10-4050","Key Fobs & Gate Remotes",0),("10-4060","Clubhouse Rental",0),
("10-5010","Management Fee - Keyhaven",0),("10-5020","On-site Payroll",0),("10-5030","Payroll Taxes & Benefits",0),("10-5110","Property & Wind Insurance",0),("10-5120","D&O and Crime Insurance",0),("10-5210","Water & Sewer",0),("10-5220","Electric - Common Areas",0),("10-5230","Bulk Cable & Internet",0),("10-5310","Landscape Contract",0),("10-5320","Pool Service",0),("10-5330","Elevator Contract",0),("10-5340","Building Repairs",0),("10-5350","Fire Alarm & Sprinkler",0),("10-5410","Legal - Collections",0),("10-5420","Audit & Tax",0),("10-5430","Postage, Copies & Coupons",0),("10-5440","Bad Debt Expense",0),("10-5900","Transfer to Reserves",0)]),
("RESERVE FUND",[("20-1010","Reserve Money Market - Gulf Harbor Bank",311540.66),("20-1030","CD 4.15% due 11/2025",250000),("20-1040","CD 3.90% due 06/2026",150000),("20-1900","Due To/From Operating Fund",0),("20-2010","Retainage Payable",-18650),("20-3010","Reserve - Roofs",-366420.15),("20-3020","Reserve - Painting & Waterproofing",-148733.90),("20-3030","Reserve - Paving",-92415.28),("20-3040","Reserve - Elevators",None),("20-4010","Reserve Assessments",0),("20-4090","Interest Income - Reserves",0),("20-6010","Roof Replacement Bldg 4",0),("20-6020","Painting & Waterproofing",0)]),
("SPECIAL ASSESSMENT FUND",[("30-1010","Seawall Account - Gulf Harbor Bank",141882.00),("30-1110","Special Assessment Receivable",63250.00),("30-2050","Deferred Special Assessment",None),("30-4020","Special Assessment Income",0),("30-4090","Interest Income",0),("30-6030","Seawall Engineering & Permits",0)])]
acc={}
for fn,L in F:
    s=sum(x[2] or 0 for x in L)
    for c,n,o in L: acc[c]=[round((o if o is not None else -s)*100),0,0]
def je(d,c,a):
    a=round(a*100); acc[d][1]+=a; acc[c][2]+=a
je("10-1110","10-4010",412776.00); je("10-2110","10-1110",38902.10); je("10-1010","10-1110",371244.85); je("10-1010","10-2110",41370.00)
je("10-1110","10-4030",2318.44); je("10-1110","10-4040",6125); je("10-1010","10-4050",1140); je("10-1010","10-4060",1800); je("10-1010","10-2160",1000); je("10-2160","10-1010",1250)
je("10-4030","10-1110",275); je("10-5440","10-1115",3000); je("10-1115","10-1110",4182.60)
for c,a in [("10-5010",25200),("10-5210",58311.29),("10-5220",21477.83),("10-5230",33264),("10-5310",28800),("10-5320",8940),("10-5330",7356),("10-5340",24618.45),("10-5350",5275.5),("10-5410",7340),("10-5420",6850),("10-5430",2907.12)]: je(c,"10-2010",a)
je("10-2010","10-1010",221903.14); je("10-2010","10-5340",385)
je("10-5020","10-1010",32450.16); je("10-5030","10-1010",6814.53); je("10-2020","10-1010",7815.55); je("10-5020","10-2020",2690.4)
je("10-5110","10-1210",74140); je("10-5120","10-1220",1433.6); je("10-2150","10-1010",55930.46); je("10-1010","10-1020",0)
je("10-5900","10-1900",72000); je("10-1900","10-1010",60000)
je("20-1900","20-4010",72000); je("20-1010","20-1900",60000); je("20-1010","20-4090",11418.72); je("20-6010","20-1010",96400); je("20-2010","20-1010",18650); je("20-6010","20-2010",10711.11); je("20-6020","20-1010",14875)
je("30-1010","30-1110",38775); je("30-2050","30-4020",27410.5); je("30-1010","30-4090",402.18); je("30-6030","30-1010",27812.68)
K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
def six(c):
    o,d,k=acc[c]; e=o+d-k
    return [o if o>0 else None,-o if o<0 else None,d or None,k or None,e if e>0 else None,-e if e<0 else None]
class P(FPDF):
    def header(s):
        s.set_font('Times','B',13); s.cell(0,16,'HERON POINTE AT LAKE WYNNMERE CONDOMINIUM ASSOCIATION, INC.',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Times','',10.5); s.cell(0,13,'Trial Balance by Fund - January 1, 2025 through June 30, 2025',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Times','I',9); s.cell(0,12,'Managed by Keyhaven Association Services of Sarasota | 168 units | Unaudited',align='C',new_x='LMARGIN',new_y='NEXT'); s.ln(6)
        s.set_font('Times','B',9); s.set_fill_color(224,230,238)
        s.cell(W[0]+W[1],13,'',border='LTR',fill=True)
        for g in ['Opening Balance','Period Activity','Closing Balance']: s.cell(W[2]*2,13,g,border=1,align='C',fill=True)
        s.ln()
        s.cell(W[0],13,'Acct #',border='LB',fill=True); s.cell(W[1],13,'Description',border='BR',fill=True)
        for g in ['Debit','Credit']*3: s.cell(W[2],13,g,border=1,align='R',fill=True)
        s.ln()
    def footer(s):
        s.set_y(-30); s.set_font('Times','',8); s.cell(0,10,f'HPLW  07/14/2025 3:22 PM   R. Dellacort',align='L'); s.set_x(36); s.cell(0,10,f'{s.page_no()} / {{nb}}',align='R')
W=[58,220,74]
p=P('L','pt','letter'); p.set_margins(36,30,36); p.set_auto_page_break(True,42); p.alias_nb_pages(); p.add_page()
m=lambda v:'' if v is None else f"{v/100:,.2f}"
rows=[];tot=[];G=[0]*6
for fn,L in F:
    if p.get_y()>500: p.add_page()
    p.set_font('Times','B',10); p.cell(W[0]+W[1]+6*W[2],15,fn,border='LR',new_x='LMARGIN',new_y='NEXT')
    S=[0]*6
    for c,n,_ in L:
        v=six(c); 
        for i in range(6): S[i]+=v[i] or 0
        p.set_font('Times','',9.5); p.cell(W[0],12.6,c,border='L'); p.cell(W[1],12.6,n,border='R')
        for x in v: p.cell(W[2],12.6,m(x),border='LR',align='R')
        p.ln()
        rows.append({"account":c,"name":n,**{k:(x/100 if x is not None else None) for k,x in zip(K,v)}})
    assert S[0]==S[1] and S[2]==S[3] and S[4]==S[5],(fn,S)
    p.set_font('Times','B',9.5); lab=f'Total {fn.title()}'
    p.cell(W[0]+W[1],14,lab,border=1,align='R')
    for x in S: p.cell(W[2],14,m(x),border=1,align='R')
    p.ln(); tot.append({"label":lab,**{k:x/100 for k,x in zip(K,S)}})
    G=[a+b for a,b in zip(G,S)]
p.set_fill_color(224,230,238); p.cell(W[0]+W[1],16,'TOTAL ALL FUNDS',border=1,align='R',fill=True)
for x in G: p.cell(W[2],16,m(x),border=1,align='R',fill=True)
tot.append({"label":"TOTAL ALL FUNDS",**{k:x/100 for k,x in zip(K,G)}})
p.ln(24); p.set_font('Times','I',8.5); p.multi_cell(0,10,'Operating and reserve amounts due between funds were settled by transfer on July 2, 2025. Fund balances are before closing of current year revenues and expenses.')
p.output(doc('TB_heron_pointe_condo.pdf'))
save('TB_heron_pointe_condo','pdf','TB',K,rows,tot,None,'OTHER','TRIAL_BALANCE','a33b','HOA trial balance by fund, six Dr/Cr columns under grouped headers, landscape Times with rules',True)
for r in rows: print(r)
