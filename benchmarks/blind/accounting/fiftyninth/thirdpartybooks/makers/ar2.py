# retail/office strip, charge detail under tenant headings, xlsx
from common import *
import xlsxwriter, datetime as dt
random.seed(5905)
name='ar_strip_charge_detail.xlsx'; K=["current","b1_30","b31_60","b61_90","b90","total"]
T=[("101","Golden Wok Express, Inc.","goldwok"),("102","Sudsy's Coin Laundry","sudsys"),("104","Dr. Pell Family Dental, PLLC","pelldent"),("105","Nail Lounge & Spa","naillnge"),("107","Farmhouse Insurance Agency","farmins"),("108","Two Wheels Bike Repair","twowheel"),("110","Cash Corner Lending","cashcrnr"),("112","Bright Steps Learning Center LLC","brightst"),("114","Mattress Barn of Elgin","mattbarn"),("116","La Paloma Panaderia","lapaloma")]
wb=xlsxwriter.Workbook(D(name)); ws=wb.add_worksheet('Aging Detail'); F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
b=F(bold=True); ttl=wb.add_format({'bold':True,'font_size':14,'font_color':'#1F3864'}); hd=F(bold=True,bg_color='#1F3864',font_color='white',text_wrap=True,align='center',valign='vcenter',border=1)
n='#,##0.00;(#,##0.00);'; nm=F(num_format=n); d=F(num_format='mm/dd/yy',align='left'); tn=F(bold=True,bg_color='#DCE6F1'); sub=F(bold=True,num_format='#,##0.00;(#,##0.00);0.00',top=1); subl=F(bold=True,italic=True); g=F(bold=True,num_format='#,##0.00;(#,##0.00);0.00',top=1,bottom=6); tx=F()
ws.set_column('A:A',10.5);ws.set_column('B:B',11);ws.set_column('C:C',34);ws.set_column('D:I',11.5)
ws.write('A1','Willow Bend Plaza',ttl);ws.write('A2','Accounts Receivable Aging - Detail by Tenant',b);ws.write('A3','As of October 31, 2026 (aged from due date)',tx)
for i,t in enumerate(['Due Date','Invoice','Charge','Current','1 - 30','31 - 60','61 - 90','Over 90','Balance Due']): ws.write(4,i,t,hd)
ws.freeze_panes(5,0); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4); ws.set_footer('&L&D&RPage &P of &N')
asof=dt.date(2026,10,31); r=5; rows=[];tot=[]; inv=20714
for s,t,tid in T:
    base=round(random.uniform(1900,5200)/25)*25.0; cam=round(base*random.uniform(.17,.24),2); tax=round(base*random.uniform(.09,.13),2)
    C=[]
    if random.random()<.65: C+= [(dt.date(2026,11,1),'Base Rent - Nov',base),(dt.date(2026,11,1),'CAM Estimate - Nov',cam),(dt.date(2026,11,1),'RE Tax Estimate - Nov',tax)]
    if random.random()<.6: C+=[(dt.date(2026,10,1),'Base Rent - Oct',base if random.random()<.6 else round(base*.4,2)),(dt.date(2026,10,1),'CAM Estimate - Oct',cam)]
    if random.random()<.4: C+=[(dt.date(2026,9,1),'RE Tax Estimate - Sep',tax)]
    if random.random()<.45: C+=[(dt.date(2026,9,11),'Late Charge - Sep',round(base*.05,2))]
    if random.random()<.4: C+=[(dt.date(2026,8,1),'Base Rent - Aug (balance)',round(base*random.uniform(.1,.6),2))]
    if random.random()<.5: C+=[(dt.date(2026,5,15),'2025 CAM Reconciliation',round(random.uniform(180,1450),2))]
    if random.random()<.35: C+=[(dt.date(2026,10,14),'Unapplied payment - ck '+str(random.randint(1100,9800)),-round(random.uniform(60,base*.5),2))]
    if random.random()<.3: C+=[(dt.date(2026,10,6),'Water/Sewer submeter',round(random.uniform(40,190),2))]
    if not C: C=[(dt.date(2026,10,12),'Late Charge - Oct',150.0)]
    C.sort(key=lambda x:x[0])
    for cc in range(9): ws.write_blank(r,cc,None,tn)
    ws.write(r,0,f'Suite {s}',tn); ws.write(r,1,tid,tn); ws.write(r,2,t,tn); r+=1
    st=dict.fromkeys(K,0.0)
    for dd,ch,a in C:
        age=(asof-dd).days; k='current' if age<=0 else 'b1_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b90'
        # a September 1 due date is 60 days old, August 1 is 91
        if a>0: inv+=random.randint(1,9)
        iv=None if a<0 else str(inv)
        ws.write_datetime(r,0,dt.datetime(dd.year,dd.month,dd.day),d); 
        if iv: ws.write_string(r,1,iv,tx)
        ws.write(r,2,ch,tx); ws.write(r,3+K.index(k),a,nm); ws.write(r,8,a,nm); r+=1
        row=dict(unit=s,name=t,resident=tid,date=dd.isoformat(),charge=ch,invoice=iv,total=a); row[k]=a; rows.append(row); st[k]+=a; st['total']+=a
    st={k:round(v,2) for k,v in st.items()}; lab=f'Total {t}'
    ws.write(r,2,lab,subl); [ws.write(r,3+i,st[k],sub) for i,k in enumerate(K)]; tot.append(dict(label=lab,**st)); r+=2
G={k:round(sum(x[k] for x in tot),2) for k in K}
ws.write(r,2,'Willow Bend Plaza - Total',b); [ws.write(r,3+i,G[k],g) for i,k in enumerate(K)]; tot.append(dict(label='Willow Bend Plaza - Total',**G))
r+=1; ws.write(r,2,'Percent of total',tx); pf=F(num_format='0.0%',italic=True); [ws.write(r,3+i,G[k]/G['total'],pf) for i,k in enumerate(K)]
r+=2; ws.write(r,0,'Note: Nov. charges were billed 10/25 and are shown as Current. Unapplied payments age by receipt date.',F(italic=True,font_size=9)); wb.close(); print(len(rows),G)
save(name,'AR',K,rows,tot,'xlsx charge detail under tenant heading rows, subtotals, credits in parentheses',True)
