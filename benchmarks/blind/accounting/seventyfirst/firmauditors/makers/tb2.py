# consolidating TB by entity, xlsx pasted values, planted digit_changed
from common import *
import xlsxwriter
R=random.Random(7102)
E=[('100','Keystone Logistics Fund II LP'),('210','KLF Dock Road LLC'),('220','KLF Airpark West LLC'),('230','KLF Brewer Flex LLC'),('240','KLF Mill Creek LLC')]
# (acct,name,[5 entities],elim)
A=[('10100','Cash - Operating',[1204318,318406,276190,94873,412066],0),('10150','Cash - Debt Service Reserve',[0,0,410000,0,265000],0),('11100','Accounts Receivable - Tenants',[0,84206,131945,48315,62780],0),('11190','Allowance for Credit Losses',[0,-6500,-28400,-9100,0],0),('11300','Deferred Rent Receivable',[0,402117,688034,91226,315480],0),('11500','Due from Affiliates',[864200,0,0,0,35000],-899200),('12100','Prepaid Insurance',[18250,22416,31077,12940,24618],0),('12200','Escrow - Real Estate Taxes',[0,118300,164512,0,97440],0),
('15000','Investment in Subsidiaries',[31450000,0,0,0,0],-31450000),('16100','Land',[0,4210000,6875000,2140000,3960000],0),('16200','Buildings & Improvements',[0,18344210,27906415,8815330,16240078],0),('16300','Tenant Improvements',[0,911406,1433820,782615,604190],0),('16900','Accumulated Depreciation',[0,-3218440,-4107916,-1866203,-2011745],0),('17100','Lease Costs, Net',[0,344180,518226,161090,207315],0),('17500','In-Place Lease Intangibles, Net',[0,0,1204330,0,486217],0),
('20100','Accounts Payable',[-41208,-63915,-88240,-37614,-52006],0),('20500','Accrued Expenses',[-86400,-41250,-59806,-18217,-33090],0),('20600','Accrued Real Estate Taxes',[0,-132600,-188915,-61440,-104270],0),('20700','Accrued Interest',[0,-48210,-71344,-21906,-40118],0),('21100','Tenant Security Deposits',[0,-118400,-204750,-66320,-92600],0),('21200','Prepaid Rent',[0,-52816,-77431,-14208,-38975],0),('22500','Due to Affiliates',[-35000,-316400,-284100,-263700,0],899200),('25100','Mortgage Notes Payable',[0,-13450000,-20118264,-6240000,-11875000],0),('25150','Deferred Financing Costs, Net',[0,118206,204517,60330,131084],0),('25200','Subscription Line of Credit',[-4500000,0,0,0,0],0),
('30100',"Partners' / Members' Capital",None,31450000),('30500','Distributions',[2400000,610000,905000,180000,540000],-2235000),
('40100','Base Rental Income',[0,-2118406,-3340918,-1106215,-1816440],0),('40200','Straight-Line Rent Adjustment',[0,-61204,-94118,-12077,-48316],0),('40300','Expense Recoveries',[0,-604118,-918447,-284906,-486215],0),('40600','Other Tenant Income',[0,-12400,-28316,-9044,-7715],0),('40800','Asset Management Fee Income',[-412000,0,0,0,0],412000),('40900','Income from Subsidiaries',[-2235000,0,0,0,0],2235000),
('50100','Real Estate Taxes',[0,328416,484107,152330,261944],0),('50200','Insurance',[0,61240,94416,33108,52817],0),('50300','Repairs & Maintenance',[0,84316,131208,72415,66094],0),('50400','Utilities',[0,28115,44907,51366,18420],0),('50500','Property Management Fees',[0,81744,128930,41612,69306],0),('50600','Landscaping & Snow',[0,31206,42118,24903,28850],0),('50900','Bad Debt Expense',[0,4200,21160,6415,0],0),
('60100','Asset Management Fees',[0,112000,152000,56000,92000],-412000),('60200','Professional Fees',[148206,12400,16850,9300,11725],0),('60300','Fund Administration',[96000,0,0,0,0],0),('70100','Interest Expense',[284115,614208,918334,274410,512906],0),('70200','Amortization - Financing Costs',[0,24206,38118,12240,26307],0),('70500','Depreciation & Amortization',[0,618440,1104216,402318,588190],0)]
S=[[0]*5]; vals=[]
sm=[sum(a[2][i] for a in A if a[2]) for i in range(5)]
data=[]
for a,n,v,e in A:
    v=list(v) if v else [-x for x in sm]; comb=sum(v); data.append([a,n]+v+[comb,e,comb+e])
assert sum(r[8] for r in data)==0, sum(r[8] for r in data)
tot=[sum(r[i] for r in data) for i in range(2,10)]
K=[f'other:{c} {n}' for c,n in E]+['other:Combined','other:Eliminations','other:Consolidated']
# planted: Brewer Flex tenant receivable 48,315 -> 43,315
for r in data:
    if r[0]=='11100': assert r[5]==48315; r[5]=43315
n='KLF II consolidating TB 12-31-25.xlsx'
wb=xlsxwriter.Workbook(D(n)); ws=wb.add_worksheet('Consol TB'); F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_paper(5)
ws.write(0,0,'Keystone Logistics Fund II LP and Subsidiaries',F(bold=True)); ws.write(1,0,'Consolidating Trial Balance',F(bold=True)); ws.write(2,0,'December 31, 2025 - amounts in whole dollars; credits in parentheses',F(italic=True))
h=F(bold=True,align='center',bottom=1,text_wrap=True,valign='bottom'); h0=F(bold=True,align='center')
for i,(c,t) in enumerate(E): ws.write(4,2+i,c,h0); ws.write(5,2+i,t,h)
ws.write(5,0,'Account',h); ws.write(5,1,'Description',h)
for i,t in enumerate(['Combined','Eliminations','Consolidated']): ws.write(5,7+i,t,h)
m=F(num_format='#,##0_);(#,##0);"-"??_)'); tx=F(); b=F(num_format='#,##0_);(#,##0);0_)',bold=True,top=1,bottom=6)
ws.set_column(0,0,9); ws.set_column(1,1,33); ws.set_column(2,9,14.5); ws.set_row(5,38); ws.freeze_panes(6,2)
y=6; rows=[]; prev=None
for r in data:
    if prev and prev!=r[0][0]: y+=1
    prev=r[0][0]
    ws.write(y,0,r[0],tx); ws.write(y,1,r[1],tx)
    row=dict(account=r[0],name=r[1])
    for i,v in enumerate(r[2:]):
        ws.write(y,2+i,v,m)
        if v: row[K[i]]=v
    rows.append(row); y+=1
y+=1; ws.write(y,1,'Total (should be zero)',b)
for i,v in enumerate(tot): ws.write(y,2+i,v,b)
totals=[dict(label='Total (should be zero)',**dict(zip(K,tot)))]
pl=[sum(a[i] for a in data if a[0]>='4') for i in range(2,10)]
ws.write(y+1,1,'Net (income) loss',F(bold=True))
for i,v in enumerate(pl): ws.write(y+1,2+i,v,F(bold=True,num_format='#,##0_);(#,##0)'))
totals.append(dict(label='Net (income) loss',**dict(zip(K,pl))))
ws.write(y+3,0,'E1 eliminate intercompany balances; E2 eliminate investment against members\' capital; E3 eliminate asset management fees; E4 eliminate subsidiary distributions.',F(italic=True))
w2=wb.add_worksheet('Elim entries'); w2.set_column(1,1,44)
for i,l in enumerate([['Ref','Description','Amount'],['E1','Due to / due from affiliates',899200],['E2','Investment in subsidiaries vs capital',31450000],['E3','Asset management fees',412000],['E4','Distributions vs income from subsidiaries',2235000]]):
    for j,v in enumerate(l): w2.write(i,j,v,m if j==2 and i else tx)
wb.close()
save(n,'TB',K,rows,totals,'consolidating trial balance by entity with eliminations, pasted values, two-line entity headers',True,
 dict(what='Account 11100 Accounts Receivable - Tenants, column 230 KLF Brewer Flex LLC: printed 43,315 instead of 48,315; the row\'s Combined and the column total (0) no longer tie',kind='digit_changed'))
print(len(rows),tot,pl)
