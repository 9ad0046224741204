# AU shopping centre, tenant ageing by level, xlsx, 150 rows, planted digit_changed
from common import *
import xlsxwriter
R=random.Random(931)
N1='Bluegum Coastal Saffron Harbour Pepper Lotus Little Urban Golden Silver Nova Metro Sunny Royal Green Red Outback Banksia Wattle Coral Indigo Maple Orchid Ruby Jade Olive Cedar Willow Kookaburra Tide'.split()
K={'Ground':['Bakery','Juice Bar','Sushi','Butchers','Fresh Fruit','Pharmacy','Newsagency','Liquor','Florist','Dry Cleaners','Noodle House','Kebabs','Coffee','Chicken','Fish Market','Deli','Optical','Travel','Phone Repairs','Key Cutting'],
 'Level 1':['Footwear','Menswear','Womenswear','Kids','Jewellers','Surf','Lingerie','Cosmetics','Nails','Hair','Brows & Lashes','Handbags','Sports','Denim','Gifts','Homewares','Books','Games','Watches','Perfumery'],
 'Level 2':['Dental','Physiotherapy','Gym','Tutoring','Dance Studio','Medical','Pathology','Hearing','Tax','Finance','Legal','Yoga','Karate','Childcare','Podiatry','Imaging']}
Sx=['Pty Ltd','Pty Ltd','Pty Limited','','','& Co','(Aust) Pty Ltd']
size={'Ground':62,'Level 1':60,'Level 2':26}; pre={'Ground':'G','Level 1':'1','Level 2':'2'}
used=set(); rows=[]
for lv in K:
    no=1
    for i in range(size[lv]):
        while 1:
            n=f'{R.choice(N1)} {R.choice(K[lv])}'
            if n not in used: used.add(n); break
        n=(n+' '+R.choice(Sx)).strip()
        if lv=='Ground' and i==0: n='Woolgrove Supermarkets Ltd'
        if lv=='Ground' and i==30: n='K-Value Stores Australia Ltd'
        if lv=='Level 1' and i==0: n='Harrow & Tate Department Stores Ltd'
        if lv=='Level 2' and i==0: n='Regent Star Cinemas Pty Ltd'
        shop=f'{pre[lv]}{no:03d}'; no+=R.choice([1,1,1,2]); 
        if R.random()<.06: shop+='/'+str(no).zfill(2); no+=1
        mo=r2(R.choice([4200,5600,7150,8800,11900,14250,18600])*1.1*R.uniform(.92,1.1))
        c=[0,0,0,0,0]; u=R.random()
        if u<.5: c[0]=r2(mo*R.choice([1,1,.12,.07,.31]))
        elif u<.72: c[0]=mo; c[1]=r2(mo*R.choice([1,.4,.09]))
        elif u<.84: c[0]=mo;c[1]=mo;c[2]=r2(mo*R.choice([1,.55]))
        elif u<.9: c=[mo,mo,mo,r2(mo*.98),r2(mo*R.choice([1.2,3.4,5.1]))]
        elif u<.95: c[0]=r2(-mo*R.choice([1,.5,.08]))
        else: c[4]=r2(mo*R.choice([.11,.4,2.2]))
        if u<.9 and R.random()<.08: c[3]=r2(-R.uniform(40,600))
        bond=R.choice([None,r2(round(mo*3,-2)),r2(round(mo*3,-2)),r2(round(mo*2,-2))])
        rows.append([lv,shop,n,R.choice(['Mthly','Mthly','Mthly','Mthly','Qtrly']),f'{R.randint(1,30)}/{R.choice([9,10,10,10,8])}/2025',*c,r2(sum(c)),bond])
name='Westmere_Town_Centre_Arrears_Oct25.xlsx'
wb=xlsxwriter.Workbook(doc(name)); cv=wb.add_worksheet('Cover note'); ws=wb.add_worksheet('Ageing')
B=dict(font_name='Calibri',font_size=10)
f=lambda **k: wb.add_format({**B,**k})
cv.set_column(0,0,90)
for i,s in enumerate(['Westmere Town Centre – debtors ageing, 31 October 2025','Extracted from MRI (CMRPT_AR115) on 5 November 2025 by Centre Accounts.','Amounts in A$ including GST. Negative = credit held. Bank guarantees and cash bonds at face value.','Legal: two tenants on Level 1 with the solicitor; see the arrears minutes.']): cv.write(i+1,0,s,f(bold=i==0))
nf='#,##0.00;[Red]-#,##0.00;0.00'
ws.merge_range('A1:L1','WESTMERE TOWN CENTRE',f(bold=True,font_size=14)); ws.write('A2','Aged debtors by level as at 31-Oct-2025',f(italic=True))
hd=f(bold=True,bg_color='#D9E2C9',border=1,text_wrap=True,align='center',valign='vcenter')
ws.merge_range('A4:A5','Shop',hd); ws.merge_range('B4:B5','Lessee',hd); ws.merge_range('C4:C5','Billing',hd); ws.merge_range('D4:D5','Last receipt',hd)
ws.merge_range('E4:I4','Days outstanding from invoice date',hd)
for j,h in enumerate(['0-30','31-60','61-90','91-120','Over 120']): ws.write(4,4+j,h,hd)
ws.merge_range('J4:J5','Total outstanding',hd); ws.merge_range('K4:K5','Security held',hd); ws.merge_range('L4:L5','% of total',hd)
money=['b0_30','b31_60','b61_90','b91_120','b120','total','deposit','other:% of total']
t=f(border=4); a=f(num_format=nf,border=4); pc=f(num_format='0.0%',border=4); sb=f(bold=True,bg_color='#EEF2E6',top=1); sn=f(bold=True,bg_color='#EEF2E6',top=1,num_format=nf); sp=f(bold=True,bg_color='#EEF2E6',top=1,num_format='0.0%')
gt=r2(sum(r[10] for r in rows)); TR=[];TT=[];y=5;G=[0]*7
victim=[r for r in rows if r[0]=='Level 1' and r[7]>5000 and r[8]>0][2]
for lv in K:
    ws.merge_range(y,0,y,11,lv.upper(),f(bold=True,font_color='#4B5D23')); y+=1; s=[0]*7
    for r in [q for q in rows if q[0]==lv]:
        v=r[5:11]+[r[11] or 0]; s=[r2(p+q) for p,q in zip(s,v)]
        sh=list(r[5:12])
        if r is victim:
            old=sh[2]; d=str(int(old)); nd=str((int(d[1])+3)%10); sh[2]=r2(float(d[0]+nd+d[2:])+round(old-int(old),2)); print('victim',r,old,sh[2]); VM=(r[1],r[2],old,sh[2])
        for j in range(4): ws.write(y,j,r[1+j],t)
        rec=dict(unit=r[1],name=r[2])
        for j,(k,x) in enumerate(zip(money[:7],sh)):
            if x is None: ws.write_blank(y,4+j,None,a)
            else: ws.write_number(y,4+j,x,a); rec[k]=x
        q=round(r[10]/gt,3); ws.write_number(y,11,q,pc); rec['other:% of total']=r2(q*100); TR.append(rec); y+=1
    ws.merge_range(y,0,y,3,f'Sub-total {lv}',sb)
    for j,x in enumerate(s): ws.write_number(y,4+j,x,sn)
    q=round(s[5]/gt,3); ws.write_number(y,11,q,sp); TT.append(dict(label=f'Sub-total {lv}',**dict(zip(money,s+[r2(q*100)])))); G=[r2(p+q) for p,q in zip(G,s)]; y+=2
ws.merge_range(y,0,y,3,'TOTAL CENTRE',sb)
for j,x in enumerate(G): ws.write_number(y,4+j,x,sn)
ws.write_number(y,11,1,sp); TT.append(dict(label='TOTAL CENTRE',**dict(zip(money,G+[100.0]))))
ws.set_column('A:A',9); ws.set_column('B:B',38); ws.set_column('C:D',11); ws.set_column('E:K',13); ws.set_column('L:L',8)
ws.freeze_panes(5,2); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(3,4); ws.set_footer('&L&F&RPage &P of &N'); ws.activate()
wb.close(); print(G)
save(name,'AR',money,TR,TT,'MRI ageing by level, AU shopping centre workbook, security held',False,{"what":f"shop {VM[0]} {VM[1]}: 61-90 bucket prints {VM[3]} instead of {VM[2]}; its row total and the column totals keep the right figure","kind":"digit_changed"})
