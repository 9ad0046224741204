# CPA working trial balance, LIHTC partnership, xlsx: unadjusted signed / AJE dr,cr / adjusted / prior year, lead-sheet subtotals
import sys; sys.path.insert(0,'build/blind/makers')
from common import *
import xlsxwriter
N='Larkin Flats LP - WTB FYE 12-31-24.xlsx'
L=[('A  Cash',[('1010','Cash - operating',118402.77,96511.08),('1015','Cash - payroll imprest',2500,2500),('1030','Security deposit trust account',41866.5,40119.25)]),
('B  Restricted cash & reserves',[('1110','Tax & insurance escrow - First Prairie',63214.09,58877.4),('1120','Replacement reserve',241780.33,213944.6),('1130','Operating reserve',188500,187921.14)]),
('C  Receivables',[('1210','A/R - tenants',14975.6,11204),('1215','Allowance - doubtful accounts',-3000,-3000),('1220','A/R - housing authority HAP',6118,4902),('1250','Due from general partner',0,8500)]),
('D  Prepaids & other assets',[('1310','Prepaid insurance',37404.25,33860.5),('1330','Tax credit fees, net',48600,52200)]),
('F  Fixed assets',[('1410','Land',640000,640000),('1420','Buildings & improvements',11284310,11261105),('1425','Site improvements',876540,876540),('1430','Furniture & equipment',402118.92,391066.4),('1490','Accumulated depreciation',-2947715,-2586413)]),
('AA Current liabilities',[('2010','Accounts payable - trade',-31260.18,-44917.36),('2020','Accrued expenses',-9215,-14880.5),('2030','Accrued real estate taxes',-84000,-79650),('2040','Accrued interest - 1st mortgage',0,-21016.27),('2050','Prepaid rents',-7344.11,-5190.8),('2060','Tenant security deposits',-40925,-39380),('2070','Asset mgmt fee payable - SLP',-15000,-22500)]),
('BB Long-term debt',[('2510','Mortgage payable - First Prairie Bank',-4736290.41,-4829844.73),('2515','Unamortized debt issuance costs',71225,76975),('2520','HOME loan - City of Larkin',-850000,-850000),('2525','Accrued interest - HOME loan',-42500,-34000),('2590','Deferred developer fee',-318440,-371615)]),
('CC Partners\' capital',[('3010','Capital - general partner',None,None),('3020','Capital - limited partner',-6220118.5,-6220118.5),('3030','Syndication costs',65000,65000),('3090','Distributions',18250,15000)]),
('10 Revenue',[('4010','Gross potential rent - tenant',-884136,-851220),('4015','Gross potential rent - subsidy',-297540,-288016),('4090','Vacancy loss',53190.4,60877.25),('4095','Concessions',4150,1875),('4210','Late & NSF fees',-6215,-7044.5),('4220','Laundry income',-9870.25,-9316),('4900','Interest income - reserves',-8127.66,-5402.18)]),
('20 Operating expenses',[('5010','Manager salaries',82416.3,78115.8),('5020','Maintenance salaries',96204.18,91380.42),('5030','Payroll taxes & benefits',41877.6,39912.08),('5110','Management fee',56240.15,53890.77),('5120','Audit & tax preparation',11500,18250),('5130','Legal - evictions',7433,5218.75),('5140','Office & telephone',21806.44,20442.9),('5150','Bad debt expense',6280,9116),('5210','Electric - common',38114.27,36690.55),('5220','Water & sewer',71540.9,67208.14),('5230','Trash removal',18996,18012),('5310','Repairs - contracts',54207.35,60188.3),('5320','Repairs - materials',33118.49,29740.66),('5330','Turnover / painting',29885,24610),('5410','Property insurance',84316.5,73402),('5420','Real estate taxes',84000,79650)]),
('30 Financial & other',[('6010','Interest - 1st mortgage',231186.97,256914.11),('6020','Interest - HOME loan',0,8500),('6110','Amortization - debt issuance',0,5750),('6120','Amortization - tax credit fees',0,3600),('6130','Depreciation',0,361302),('6210','Asset management fee',7500,7500)])]
AJ={'2040':('1',0,20609.14),'6010':('1',20609.14,0),'6130':('2',358947,0),'1490':('2',0,358947),'6110':('3',5750,0),'2515':('3',0,5750),'6120':('3',3600,0),'1330':('3',0,3600),
'6020':('4',8500,0),'2525':('4',0,8500),'1215':('5',0,1750),'5150':('5',1750,0),'5310':('6',0,11052.5),'1430':('6',11052.5,0),'2020':('7',0,9300),'5120':('7',9300,0),'5020':('8',2715.82,0),'2010':('7',0,2715.82)}
AJ['2010']=('8',0,2715.82)
# plug GP capital and accumulate
acct=[x for _,l in L for x in l]
g24=-round(sum(x[2] for x in acct if x[2] is not None),2); g23=-round(sum(x[3] for x in acct if x[3] is not None),2)
print('GP',g24,g23)
pl23=round(sum(x[3] for x in acct if x[3] and x[0]>='4'),2); pl24=round(sum(x[2] for x in acct if x[2] and x[0]>='4'),2)
print('pl',pl23,pl24,'need',round(g23+pl23,2),'have',g24)
S={x[0]:list(x) for x in acct}
S['1490'][2]=-2586413; S['1010'][2]=58402.77
S['3010'][1]='Accumulated deficit'; S['3010'][3]=g23; S['3010'][2]=round(g23+pl23+15000,2)
S['1120'][2]=0; S['1120'][2]=-round(sum(s[2] for s in S.values()),2); print('rr',S['1120'][2])
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('WTB')
F=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
num='#,##0.00_);(#,##0.00);"-"??_)'
b=F(bold=True); b12=F(bold=True,font_size=12); n=F(num_format=num); t=F(); nb=F(num_format=num,bold=True,top=1); nd=F(num_format=num,bold=True,top=1,bottom=6); it=F(italic=True,font_color='#1F4E79'); ct=F(align='center',font_color='#C00000')
hd=F(bold=True,align='center',valign='bottom',text_wrap=True,bottom=2,bg_color='#DDE6EE'); hg=F(bold=True,align='center',bottom=1,bg_color='#DDE6EE'); sb=F(bold=True,bg_color='#F2F2F2',top=1); sn=F(num_format=num,bold=True,bg_color='#F2F2F2',top=1)
ws.set_column('A:A',8);ws.set_column('B:B',36);ws.set_column('C:C',15);ws.set_column('D:D',5);ws.set_column('E:F',13);ws.set_column('G:I',15)
ws.write('A1','Larkin Flats Limited Partnership',b12); ws.write('A2','Working trial balance',b); ws.write('A3','Year ended December 31, 2024',b)
ws.write('H1','Prepared by: DMK  2/11/25',it); ws.write('H2','Reviewed by: RTS  2/20/25',it); ws.write('A4','Debits positive / (credits) negative. Book basis: accrual',it)
ws.merge_range('D6:F6','Adjusting entries',hg)
for i,h in enumerate(['Acct','Description','Per books\n12/31/2024','Ref','Debit','Credit','Adjusted\n12/31/2024','Adjusted\n12/31/2023','Change']): ws.write(6,i,h,hd)
for i in(0,1,2,6,7,8): ws.write(5,i,'',hg)
ws.set_row(6,26)
K=['other:Per books 12/31/2024','other:Adjusting entries Debit','other:Adjusting entries Credit','other:Adjusted 12/31/2024','other:Adjusted 12/31/2023','other:Change']
rr=7; rows=[];tots=[]; G=[0]*6; subs=[]
for name,l in L:
    ws.write(rr,0,name,b); rr+=1; st=rr; T=[0]*6
    for x in l:
        s=S[x[0]]; ref,d,cr=AJ.get(x[0],('',None,None)); adj=round(s[2]+(d or 0)-(cr or 0),2); v=[s[2],d or None,cr or None,adj,s[3],round(adj-s[3],2)]
        ws.write(rr,0,s[0],t); ws.write(rr,1,s[1],t); ws.write_number(rr,2,v[0],n); ws.write(rr,3,'AJE'+ref if ref else '',ct)
        for j in(1,2):
            if v[j]: ws.write_number(rr,3+j,v[j],n)
        ws.write_formula(rr,6,f'=C{rr+1}+E{rr+1}-F{rr+1}',n,v[3]); ws.write_number(rr,7,v[4],n); ws.write_formula(rr,8,f'=G{rr+1}-H{rr+1}',n,v[5])
        R=dict(account=s[0],name=s[1])
        for j,k in enumerate(K):
            T[j]=round(T[j]+(v[j] or 0),2)
            if v[j] : R[k]=v[j]
        rows.append(R); rr+=1
    ws.write(rr,0,'',sb); ws.write(rr,1,'Total '+name.split('  ')[-1] if '  ' in name else 'Total '+name[3:],sb); ws.write(rr,3,'',sb)
    lab='Total '+name.split('  ')[-1] if '  ' in name else 'Total '+name[3:]
    for j,col in enumerate([2,4,5,6,7,8]): 
        L_='ABCDEFGHI'[col]; ws.write_formula(rr,col,f'=SUM({L_}{st+1}:{L_}{rr})',sn,T[j])
    tots.append(dict(label=lab,**{k:v for k,v in zip(K,T) if v})); subs.append(rr+1)
    G=[round(a+c,2) for a,c in zip(G,T)]; rr+=2
print(G)
assert G[0]==G[3]==G[4]==0 and G[1]==G[2]
ws.write(rr,1,'Total - should be zero',b)
for j,col in enumerate([2,4,5,6,7,8]):
    L_='ABCDEFGHI'[col]; ws.write_formula(rr,col,'='+'+'.join(f'{L_}{s}' for s in subs),nd,G[j])
tots.append(dict(label='Total - should be zero',**{k:v for k,v in zip(K,G) if v})); rr+=2
ni=[round(sum(t[k] if k in t else 0 for t in tots[-4:-1]),2) for k in K]
ws.write(rr,1,'Net (income) loss',b)
for j,col in((0,2),(3,6),(4,7)): ws.write_number(rr,col,ni[j],nd)
tots.append(dict(label='Net (income) loss',**{K[j]:ni[j] for j in(0,3,4)}))
ws.freeze_panes(7,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(5,6); ws.set_footer('&L&F&R&P/&N')
w2=wb.add_worksheet('AJEs'); w2.set_column('A:A',7); w2.set_column('B:B',60)
for i,(a,tx) in enumerate([('1','Accrue December interest and true up 1st mortgage to lender statement'),('2','Record 2024 depreciation per fixed asset schedule'),('3','Amortize debt issuance costs and tax credit fees'),('4','Accrue HOME loan interest, 1% simple'),('5','Increase allowance for balances of former tenants'),('6','Reclass two HVAC condensers and carpet to fixed assets'),('7','Accrue 2024 audit and tax return fees'),('8','Accrue final payroll invoice of the management agent')]): w2.write(i+2,0,'AJE'+a,t); w2.write(i+2,1,tx,t)
w2.write(0,0,'Adjusting entries - explanations',b)
wb.close()
save(N,'TB','CPA working trial balance, unadjusted/AJE/adjusted/prior year, lead sheets, LIHTC LP, xlsx',True,K,rows,tots)
