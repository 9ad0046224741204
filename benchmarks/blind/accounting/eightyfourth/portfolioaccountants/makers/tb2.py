import random, xlsxwriter; from h import *
from xlsxwriter.utility import xl_rowcol_to_cell as rc
R=random.Random(8402)
E4=["Harbor Pointe Mall LLC","Willow Crossing LLC","Fairlane Plaza LLC","LRP Holdings Inc."]
S=[("ASSETS",[("1000","Cash - Operating",(1284310,216480,148920,902115)),("1010","Cash - Lockbox / Lender Controlled",(655200,None,41200,None)),("1100","Tenant Receivables",(742866,88214,51903,None)),("1105","Allowance for Doubtful Accounts",(-118400,-9500,-6200,None)),("1150","Straight-Line Rent Receivable",(1903772,214660,98310,None)),("1200","Prepaid Insurance & Taxes",(188440,31200,19880,7450)),("1300","Due from Affiliates",(None,60000,None,1845000)),("1400","Land",(11250000,2900000,1760000,None)),("1410","Buildings & Improvements",(58714233,9412870,5166900,None)),("1420","Tenant Improvements",(7316422,863110,402775,None)),("1490","Accumulated Depreciation",(-14922871,-2018844,-1390022,None)),("1500","Deferred Leasing Costs, Net",(1422610,153904,77215,None)),("1600","Investment in Subsidiaries",(None,None,None,22450000))]),
("LIABILITIES",[("2000","Accounts Payable - Trade",(-318740,-42166,-27905,-61280)),("2010","Accrued Real Estate Taxes",(-884100,-121650,-73400,None)),("2020","Accrued Interest",(-141250,-26400,-14980,None)),("2100","Due to Affiliates",(-1250000,-395000,-260000,None)),("2200","Security Deposits Payable",(-214300,-48250,-31700,None)),("2210","Prepaid Rents",(-166204,-22871,-9460,None)),("2300","Gift Card Liability",(-58912,None,None,None)),("2500","Mortgage Notes Payable",(-42000000,-7200000,-3980000,None)),("2510","Deferred Financing Costs",(411230,68950,29440,None)),]),
("EQUITY",[("3000","Members' Capital / Common Stock",(-16800000,-3650000,-2000000,-20000000)),("3100","Distributions",(2400000,480000,240000,1500000)),("3900","Retained Earnings (Accumulated Deficit)",None)]),
("REVENUE",[("4000","Base Rent",(-6218440,-1042310,-611275,None)),("4010","Percentage Rent",(-322918,-18200,None,None)),("4100","CAM Recoveries",(-1744206,-224118,-121940,None)),("4110","Real Estate Tax Recoveries",(-1288400,-198266,-108430,None)),("4200","Specialty Leasing & Kiosks",(-488215,None,-6000,None)),("4300","Marketing Fund Income",(-164200,None,None,None)),("4500","Management Fee Income",(None,None,None,-431280)),("4900","Interest & Other Income",(-28114,-1960,-844,-96500))]),
("EXPENSES",[("5000","Janitorial & Trash",(612480,58220,34100,None)),("5010","Security",(548900,21600,None,None)),("5020","Utilities",(803166,64720,38815,None)),("5030","Repairs & Maintenance",(477204,81344,46190,None)),("5040","Landscaping & Snow Removal",(118700,49220,27665,None)),("5100","Real Estate Taxes",(1514200,236140,129800,None)),("5110","Property Insurance",(286410,41880,24150,None)),("5200","Marketing & Promotions",(231640,4800,2600,None)),("5300","Management Fees - Affiliate",(345200,54860,31220,None)),("5400","Payroll & Benefits",(418770,None,None,386140)),("5500","Professional Fees",(96420,14200,8850,142600)),("5600","Bad Debt Expense",(61400,7200,-1850,None)),("6000","Interest Expense",(1695000,316800,179760,None)),("6010","Interest Expense - Affiliate",(62500,19750,13000,None)),("6100","Depreciation & Amortization",(1918340,274110,168220,4120)),("6900","Affiliate Interest Income",(None,None,None,-95250))])]
EL={"1300":(0,1905000),"1600":(0,22450000),"2100":(1905000,0),"3000":(22450000,0),"4500":(431280,0),"5300":(0,431280),"6010":(0,95250),"6900":(95250,0)}
# plug retained earnings
plug=[-sum((r[2][e] or 0) for _,rs in S for r in rs if r[2]) for e in range(4)]
hdr=E4+["Combined"]; keys=["other:"+x for x in E4]+["other:Combined","other:Eliminations Debit","other:Eliminations Credit","other:Consolidated"]
wb=xlsxwriter.Workbook(B+'/documents/LRP Consolidating TB 09-30-26.xlsx'); ws=wb.add_worksheet('Consol TB')
ft=dict(font_name='Garamond',font_size=10)
F=lambda **k:wb.add_format({**ft,**k})
NF='_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)'
num=F(num_format=NF); tx=F(); b=F(bold=True); hd=F(bold=True,align='center',valign='bottom',text_wrap=True,bottom=1); sec=F(bold=True,underline=1)
st=F(num_format=NF,top=1,bold=True); gt=F(num_format=NF,top=1,bottom=6,bold=True); ti=F(bold=True,font_size=13); it=F(italic=True)
ws.write('A1','Lakemont Retail Partners and Subsidiaries',ti); ws.write('A2','Consolidating Trial Balance',b); ws.write('A3','September 30, 2026 (unaudited)  -  whole U.S. dollars, credits in parentheses',it)
ws.set_column('A:A',7); ws.set_column('B:B',38); ws.set_column('C:G',14.5); ws.set_column('H:H',1.5); ws.set_column('I:J',12.5); ws.set_column('K:K',1.5); ws.set_column('L:L',14.5)
C=[2,3,4,5,6,8,9,11]
ws.merge_range(4,8,4,9,'Eliminations',F(bold=True,align='center',bottom=1))
for c,t in zip([0,1]+C,['Acct','Description']+hdr+['Debit','Credit','Consolidated']): ws.write(5,c,t,hd)
ws.set_row(5,42)
rows=[];tot=[];y=6;G=[0]*8;sub=[]
def totline(label,v,fm,refs):
    global y
    ws.write(y,1,label,b)
    for c,x in zip(C,v): ws.write_formula(y,c,refs(c),fm,x)
    tot.append(dict(label=label,**{k:x for k,x in zip(keys,v) if x!=0})); y+=1
for name,rs in S:
    y+=1; ws.write(y,1,name,sec); y+=1; y0=y; T=[0]*8
    for a,n,v in rs:
        v=list(v) if v else plug
        el=EL.get(a,(None,None)); el=[x or None for x in el]
        cmb=sum(x or 0 for x in v); con=cmb+(el[0] or 0)-(el[1] or 0)
        al=v+[cmb]+el+[con]
        ws.write_string(y,0,a,tx); ws.write(y,1,n,tx)
        for c,x in zip(C,al):
            if c==6: ws.write_formula(y,c,f'=SUM(C{y+1}:F{y+1})',num,x)
            elif c==11: ws.write_formula(y,c,f'=G{y+1}+I{y+1}-J{y+1}',num,x)
            elif x is not None: ws.write(y,c,x,num)
        for j,x in enumerate(al): T[j]+=x or 0
        rows.append(dict(account=a,name=n,**{k:(x if x else None) for k,x in zip(keys,al)})); y+=1
    r0,r1=y0,y-1
    sub.append(y)
    totline('Total '+name.title(),T,st,lambda c:f'=SUM({rc(r0,c)}:{rc(r1,c)})')
    for j in range(8): G[j]+=T[j]
    if name=='REVENUE': rev=T[:]
ni=[a+b_ for a,b_ in zip(rev,T)]
y+=1
totline('Net (Income) Loss',ni,st,lambda c:f'={rc(sub[3],c)}+{rc(sub[4],c)}')
totline('Trial balance check',G,gt,lambda c:'='+'+'.join(rc(s,c) for s in sub))
print(G,plug,len(rows),ni)
assert G[:5]==[0]*5 and G[5]==G[6] and G[7]==0
y+=1
ws.write(y,1,'Elimination entries: (1) affiliate advances, (2) investment in subsidiaries, (3) management fees, (4) affiliate interest.',it)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.freeze_panes(6,2); ws.repeat_rows(4,5); ws.set_footer('&L&F  &A&RPage &P of &N  -  prepared by RKM')
wb.close()
save('LRP Consolidating TB 09-30-26.xlsx','TB','spreadsheet consolidating TB, 4 entities, eliminations pair, signed with parentheses, spacer columns',True,keys,rows,tot)
