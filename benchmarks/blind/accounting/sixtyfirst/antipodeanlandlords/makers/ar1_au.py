# AU shopping centre arrears, xlsx, total first, bond & bank guarantee, categories with subtotals (formulas with cached values)
import random
from common import *
import xlsxwriter
rnd=random.Random(6111)
FN='Wattle Grove TC - Arrears Report June 2025.xlsx'
C=[('MAJORS & MINI MAJORS',[('M01','Harvest Fresh Supermarkets Pty Ltd',98400),('MM1','Dollar Depot Australia Pty Ltd',21450),('MM2','Pedalworks Cycles (Wattle Grove) Pty Ltd',14200),('MM3','Chempoint Pharmacy Wattle Grove',19870)]),
('SPECIALTIES',[('001','Bloom & Thorn Florist',3980),('002','Kinship Barbers',3120),('003/004','Nonna Rita Trattoria Pty Ltd',11840),('005','Suncoast Optical Pty Ltd',6725),('006','Aurelia Jewellers',7450),('007','Vacant - casual: Puzzle Barn',1800),('008','Threadneedle Alterations',2360),('009','Big Sky Travel & Cruise',5140),('010','Wok Republic Pty Ltd',6890),('011','Zaatar Lebanese Bakery',5975),('012','Phone Medic WA Pty Ltd',4410),('013','Little Wombats Kids Wear',4880),('014','Ironbark Tobacconist',4260),('015-016','Glow Nail & Beauty Lounge Pty Ltd',7330),('017','Perth Hills Credit Union',8120),('018','Tan Tien Vietnamese Kitchen',6150),('019','Lumen Homewares Pty Ltd',9215),('020','Eastern Smiles Dental Group',10480),('021','Sushi Kaze WG Pty Ltd',5610),('022','Fit Lab Studio (in administration)',8840),('023','The Reading Nook',3540),('024','Wattle Grove Medical Centre Pty Ltd',15260),('025','Crema & Co Espresso',5320)]),
('KIOSKS',[('K1','Juice Republic',4125),('K2','Key & Heel Bar',2280),('K3','Boba Lane Pty Ltd',3960),('K4','Donut Theory WA',4370)]),
('ATM, STORAGE & OTHER',[('A1','Cashlink ATM Services',1100),('S03','Lumen Homewares Pty Ltd - Storage',420),('S05','Tan Tien Vietnamese Kitchen - Storage',310),('R1','Telvista Towers - Rooftop',2650)])]
com={'022':'Administrator appointed 12/5. Call on BG lodged.','003/004':'Payment plan $2,000 pw from 1/7','019':'Disputes FY24 outgoings wash-up','014':'Breach notice issued 18/6','010':'Paid $6,890 on 2/7','M01':'Turnover rent inv. queried','K3':'Direct debit dishonoured','025':'Legal - Hallam Reid'}
bad={'022':3,'003/004':3,'019':2,'014':3,'010':1,'M01':2,'K3':2,'025':3,'013':1,'011':1,'MM2':1,'015-016':2,'018':1,'K4':1,'S05':2,'023':1,'006':0,'020':1}
wb=xlsxwriter.Workbook(D+FN); ws=wb.add_worksheet('Arrears'); ws2=wb.add_worksheet('Bad debt prov')
b={'font_name':'Calibri','font_size':10}; g=lambda **k: wb.add_format({**b,**k})
nf='#,##0.00;[Red](#,##0.00);""'; nf=nf[:-1]+'"' if False else '#,##0.00;[Red](#,##0.00)'
hd=g(bold=1,text_wrap=1,align='center',valign='vcenter',bg_color='#DDEBF7',border=1); n=g(num_format=nf,border=4); tx=g(border=4); sec=g(bold=1,font_color='#7F3F00',bg_color='#FCE4D6'); sn=g(bold=1,num_format=nf,top=1); st=g(bold=1,top=1); gn=g(bold=1,num_format=nf,top=1,bottom=6,bg_color='#DDEBF7'); gt=g(bold=1,top=1,bottom=6,bg_color='#DDEBF7'); sm=g(border=4,font_size=8,italic=1,text_wrap=1)
ws.write(0,0,'Wattle Grove Town Centre',g(bold=1,font_size=15)); ws.write(1,0,'Tenant arrears as at 30 June 2025 (incl. GST) - Owner: Jarrah Retail Property Trust',g()); 
ws.write(0,11,'Run: 03/07/2025 08:17',g(align='right',font_size=8))
ws.merge_range(3,0,3,2,'Tenancy',hd); ws.write(3,3,'',hd); ws.merge_range(3,4,3,7,'Ageing by invoice due date',hd); ws.merge_range(3,8,3,9,'Security held',hd); ws.write(3,10,'',hd); ws.write(3,11,'',hd)
H=['Shop','Lease ID','Tenant','Total Owing','Current','31 - 60','61 - 90','Over 90','Bond','Bank Guarantee','Guarantee Expiry','Comment']
for j,h in enumerate(H): ws.write(4,j,h,hd)
K=['total','current','b31_60','b61_90','b90','deposit','other:Security held Bank Guarantee']
cols=[3,4,5,6,7,8,9]
R=5; rows=[];tot=[];G=[0.0]*7;subR=[];lid=2210
for s,L in C:
    ws.merge_range(R,0,R,11,s,sec); R+=1; r0=R; S=[0.0]*7
    for sh,nm,rent in L:
        lid+=rnd.choice([1,2,3,7]); rent*=1.1
        k=bad.get(sh,rnd.choice([-1,0,0,-2,-2]))
        v=[None]*4
        if k==-1: v[0]=-round(rent*rnd.choice([1,.5]),2)
        elif k==-2: v[0]=None
        else: v[0]=round(rent*rnd.choice([.08,.12,1,1]),2)
        for q in range(1,k+1): v[q]=round(rent*rnd.uniform(.15,1.05)*(1 if q<3 else rnd.uniform(.8,2.4)),2)
        if sh=='M01': v=[None,None,round(31415.80,2),None]
        t=round(sum(x or 0 for x in v),2)
        bond=bg=None;exp=None
        if sh in('M01','K2','A1','007'): pass
        elif nm.endswith('Pty Ltd') or sh in('017','020'): bg=round(rent*3,2); exp=rnd.choice(['31/12/2026','30/06/2027','15/03/2028','Open ended','28/02/2029'])
        elif sh[0] in 'SR': pass
        else: bond=round(rent*rnd.choice([1,2,3]),2)
        vals=[t]+v+[bond,bg]
        lease=f'L{lid:05d}'
        ws.write(R,0,sh,tx);ws.write(R,1,lease,tx);ws.write(R,2,nm,tx)
        ws.write_formula(R,3,f'=SUM(E{R+1}:H{R+1})',n,t)
        for c,x in zip(cols[1:],vals[1:]):
            if x is None: ws.write_blank(R,c,None,n)
            else: ws.write(R,c,x,n)
        ws.write(R,10,exp or '',tx); ws.write(R,11,com.get(sh,''),sm)
        r={'unit':sh,'resident':lease,'name':nm}
        for kk,x in zip(K,vals): r[kk]=x
        rows.append(r); S=[round(p+(x or 0),2) for p,x in zip(S,vals)]; R+=1
    ws.write(R,0,'',st);ws.write(R,1,'',st); ws.write(R,2,'Sub-total '+s.title().replace('Atm','ATM'),st)
    for c,x in zip(cols,S): ws.write_formula(R,c,f'=SUM({chr(65+c)}{r0+1}:{chr(65+c)}{R})',sn,x)
    t={'label':'Sub-total '+s.title().replace('Atm','ATM')}; t.update(dict(zip(K,S))); tot.append(t)
    subR.append(R+1); G=[round(p+x,2) for p,x in zip(G,S)]; R+=2
for c in range(12): ws.write(R,c,'',gt)
ws.write(R,2,'TOTAL ARREARS',gt)
for c,x in zip(cols,G): ws.write_formula(R,c,'='+'+'.join(f'{chr(65+c)}{q}' for q in subR),gn,x)
t={'label':'TOTAL ARREARS'}; t.update(dict(zip(K,G))); tot.append(t)
R+=2; ws.write(R,2,'Credits (brackets) are rent paid in advance of 1 July. Guarantees are unconditional bank guarantees held in the Perth office safe.',g(italic=1,font_size=8))
for c,w in enumerate([9,9,36,13,12,12,12,12,12,13,11,34]): ws.set_column(c,c,w)
ws.set_row(4,28); ws.freeze_panes(5,3); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(3,4)
ws2.write(0,0,'Doubtful debt provision - June 2025',g(bold=1))
for i,(a,x) in enumerate([('Fit Lab Studio',9000),('Ironbark Tobacconist',4000),('Crema & Co Espresso',5000)]): ws2.write(2+i,0,a); ws2.write(2+i,1,x)
wb.close()
save(FN,'AR',K,rows,tot,'Australian shopping centre arrears workbook, total before buckets, grouped two-line header, bond and bank guarantee, categories with subtotals, comments',False)
