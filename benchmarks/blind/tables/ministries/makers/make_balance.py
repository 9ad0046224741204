from kit import *
T,TB,TI='Times-Roman','Times-Bold','Times-Italic'
d=Doc('national_bank_condition_statement',(612,792))
d.t(306,56,'THE NATIONAL BANK OF CORVANIA',TB,14,'c');d.t(306,74,'Statement of Condition as at 31 May',T,11,'c');d.t(306,88,'(in thousands of talers)',TI,9,'c')
def side(x,title,L,tot,prev,w):
    rows=[R([S(title),'May','April'],b=True,bot=.6,hd=True)]
    for k in L:
        if k[1] is None: rows.append(R([S(k[0])],it=True,gap=2))
        else: rows.append(R([k[0],k[1],k[2]],ind=k[3] if len(k)>3 else 0))
    rows.append(R([tot[0],tot[1],prev],b=True,top=.5,gap=4));return d.tab(x,104,w,'lrr',rows,8.6,T,TB,TI,vp=1.7,pad=2)
A=[('Gold',418200,402950),('Claims on the IMF',96340,96340),('Foreign currency assets',None,None),('Balances with banks',310415,288760,8),('Securities',1204880,1231405,8),('Other claims',18225,17980,8),('Claims on government',240000,240000),('Loans to banks',None,None),('Main refinancing',155000,182500,8),('Marginal lending',0,4200,8),('Domestic securities held for policy purposes',366710,371140),('Fixed assets',41905,42060),('Other assets',29455,31315)]
Lb=[('Banknotes and coin in circulation',1188640,1174225),('Deposits of banks',None,None),('Current accounts',604215,588930,8),('Deposit facility',212300,264180,8),('Term deposits',75000,75000,8),('Government deposits',288410,311205),('Liabilities to non-residents',61725,60190),('Allocation of special drawing rights',84520,84520),('Revaluation account',170355,155520),('Provisions',22040,22040),('Capital and reserves',150000,150000),('Other liabilities',0,0)]
sa=[sum(k[i] for k in A if k[1] is not None) for i in(1,2)];sl=[sum(k[i] for k in Lb if k[1] is not None) for i in(1,2)]
Lb[-1]=('Other liabilities',sa[0]-sl[0],sa[1]-sl[1]);assert Lb[-1][1]>0 and Lb[-1][2]>0,(sa,sl)
F=lambda L:[(k[0],)+tuple(None if v is None else (n(v) if v else '—') for v in k[1:3])+k[3:] for k in L]
e1=side(48,'ASSETS',F(A),('Total assets',n(sa[0])),n(sa[1]),[138,57,57]);e2=side(314,'LIABILITIES AND EQUITY',F(Lb),('Total liabilities',n(sa[0])),n(sa[1]),[138,57,57])
e=max(e1,e2)+16
d.line(48,e,566,e,1);d.t(48,e+16,'Memorandum: standing facilities and open market operations, second quarter',TB,10)
rows=[R(['Operation','Settled','Matures','Bidders','Offered','Allotted','Rate','Remarks'],b=True,it=False,hd=True,bg='#e6e2d8')]
for r in [('Main refinancing','2 April','9 April','7','210.0','182.5','4.00%','Fixed rate'),('Main refinancing','9 April','16 April','6','190.0','175.0','4.00%','Fixed rate'),('Fine tuning','11 April','12 April','3','60.0','40.0','3.92%','Variable rate; liquidity absorbing'),('Main refinancing','7 May','14 May','5','170.0','160.0','3.75%','Fixed rate'),('Term deposit','14 May','13 August','11','120.5','75.0','3.64%','Variable rate, single price'),('Main refinancing','28 May','4 June','5','165.0','155.0','3.75%','Fixed rate'),('Foreign currency swap','30 May','—','—','—','—','—','Cancelled')]: rows.append(R(list(r)))
e=d.tab(48,e+24,[92,46,52,42,44,46,40,156],'lllrrrrl',rows,8.6,T,TB,TI,vp=2,vr='all',hr=0)
d.t(48,e+11,'Amounts in millions of talers. Operations are settled on the day after the tender.',TI,8)
y=e+26
a=d.para(48,y,248,'Total assets rose slightly in May as foreign balances increased and the price of gold moved up. Lending to banks declined, because ample deposits allowed repayment of the main refinancing operation. No use was made of the marginal facility at the end of the month.',T,9.5)
d.para(314,y,252,'Notes in circulation followed the usual pattern ahead of the summer season. Government deposits fell with the redemption of a bond on 20 May. Revaluation gains are carried to the account of the same name and are not distributed.',T,9.5)
# form box
d.box(48,a+18,296,a+70,stroke='#000000');d.t(54,a+30,'Enquiries',TB,9);d.t(54,a+44,'Accounting Department, 4 Mint Square',T,9);d.t(54,a+58,'statistics@bank.example',T,9)
d.t(306,765,'Published in the Official Gazette',TI,8.5,'c')
d.save()
