# NYC HDFC co-op: carrying charge delinquency workbook, two buildings
import random, xlsxwriter
from h import *
random.seed(642)
N='ar_hdfc_maintenance_arrears.xlsx'
B=[('412 WEST 149TH STREET',['1A','1C','2B','2D','3A','3D','4B','4C','5A','5C','5D','6B','6D','STORE']),('416 WEST 149TH STREET',['1B','1D','2A','2C','3B','3C','4A','4D','5B','6A','6C','GAR-2'])]
last='Abruzzo,Baptiste,Cordero,Dellinger,Echevarria,Fofana,Gittens,Hallquist,Inoa,Jefferies,Kellman,Lantigua,Mbaye,Nedrick,Oquendo,Pettway,Quashie,Rosario,Satterwhite,Tavarez,Urbina,Valerio,Wexler,Yearwood,Zambrana,Ubiles'.split(',')
first='Carmen,Leroy,Denise,Miguel,Awa,Gloria,Hector,Ines,Joan,Curtis,Luz,Marvin,Nilda,Oscar,Paula,Ramona,Sheila,Tomas,Vera,Wilfredo,Yvette,Andre,Beryl,Clifton,Dolores,Earl'.split(',')
random.shuffle(first); random.shuffle(last)
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('Jan 31 2025')
F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,valign='top',**k))
ws.set_column('A:A',8);ws.set_column('B:B',25);ws.set_column('C:C',8);ws.set_column('D:D',10);ws.set_column('E:I',11);ws.set_column('J:J',12);ws.set_column('K:K',11);ws.set_column('L:L',34)
ws.merge_range('A1:L1','WEST 149TH STREET HOUSING DEVELOPMENT FUND CORPORATION',F(bold=True,align='center'))
ws.merge_range('A2:L2','Maintenance Arrears by Shareholder as of January 31, 2025',F(bold=True,align='center'))
H=['Apt','Shareholder','Shares','Monthly\nMaint.','Current','31-60\nDays','61-90\nDays','Over 90\nDays','Late Fees\n& Legal','Total\nDue','Last\nPayment','Remarks']
hf=F(bold=True,align='center',text_wrap=True,bg_color='#1F3864',font_color='white',border=1)
for i,h in enumerate(H): ws.write(3,i,h,hf)
ws.set_row(3,26)
m=F(num_format='#,##0.00;(#,##0.00);"-"'); mb=F(bold=True,num_format='#,##0.00;(#,##0.00);"-"',top=1)
keys=['other:Shares','other:Monthly Maint.','current','b31_60','b61_90','b90','other:Late Fees & Legal','total']
rem=['','','','','Payment plan $200/mo','Holdover - L&T Part F','Awaiting one-shot deal','Called 1/22, will pay 2/3','ERAP balance','Sent 5-day notice','Stipulation 11/14/24','Estate - no administrator yet']
rows=[];totals=[];y=4;n=0;G={k:0 for k in keys};subs=[]
for b,apts in B:
    ws.merge_range(y,0,y,11,b,F(bold=True,bg_color='#D9E2F3')); y+=1; T={k:0 for k in keys}; y0=y
    for a in apts:
        com=not a[0].isdigit()
        nm={'STORE':'Los Primos Deli Grocery Corp.','GAR-2':'Inoa Livery LLC'}.get(a) or f'{last[n]}, {first[n]}'
        n+=1
        sh=None if com else random.choice([180,195,210,225,240,260])
        mt={'STORE':2850.00,'GAR-2':225.00}.get(a) or r2(sh*3.42)
        q=random.random()
        cur=mt if q<.75 else r2(mt*random.choice([.5,.3])); x=[0,0,0]; lf=0
        if q<.6: x[0]=mt if random.random()<.6 else r2(random.uniform(.2,.9)*mt)
        if q<.38: x[0]=mt;x[1]=mt; lf=random.choice([25,50,75])*1.0
        if q<.2: x[2]=r2(mt*random.randint(1,9)+random.choice([0,118.5,-40])); lf=random.choice([150,425,610.5])*1.0
        if a in('4C','2C'): cur=-mt; x=[0,0,0]; lf=0
        v=dict(zip(keys,[sh or 0,mt,cur,*x,lf,0])); v['total']=r2(cur+sum(x)+lf)
        rk=random.choice(rem[4:]) if x[2] else (random.choice(rem[:8]) if x[1] else '')
        if cur<0: rk='Paid ahead'
        lp=f'{random.choice([10,11]) if x[2] else random.choice([12,1])}/{random.randint(2,28)}/'
        lp+= '24' if not lp.startswith('1/') else '25'
        ws.write(y,0,a,F()); ws.write(y,1,nm,F()); 
        r={"unit":a,"name":nm}
        if sh: ws.write(y,2,sh,F(align='right')); r[keys[0]]=sh
        for i,k in enumerate(keys[1:7]):
            ws.write(y,3+i,v[k],m)
            if v[k]: r[k]=v[k]
        ws.write_formula(y,9,f'=SUM(E{y+1}:I{y+1})',m,v['total']); r['total']=v['total']
        ws.write(y,10,lp,F(align='right')); ws.write(y,11,rk,F(text_wrap=True,indent=1))
        rows.append(r)
        for k in keys: T[k]+=v[k]
        y+=1
    lab='Subtotal '+b.split()[0]; ws.write(y,0,lab,F(bold=True)); tt={"label":lab}
    for i,k in enumerate(keys):
        T[k]=r2(T[k]); L='CDEFGHIJ'[i]
        ws.write_formula(y,2+i,f'=SUM({L}{y0+1}:{L}{y})',F(bold=True,top=1,num_format='#,##0') if i==0 else mb,T[k]); G[k]=r2(G[k]+T[k])
        if T[k]: tt[k]=T[k]
    subs.append(y+1); totals.append(tt); y+=2
ws.write(y,0,'TOTAL BOTH BUILDINGS',F(bold=True))
gm=F(bold=True,num_format='#,##0.00',top=1,bottom=6)
for i,k in enumerate(keys):
    L='CDEFGHIJ'[i]; ws.write_formula(y,2+i,f'={L}{subs[0]}+{L}{subs[1]}',F(bold=True,top=1,bottom=6,num_format='#,##0') if i==0 else gm,G[k])
totals.append({"label":"TOTAL BOTH BUILDINGS",**G})
ws.write(y+2,0,'Shareholders more than 60 days behind may not vote at the annual meeting (By-Laws Art. IV, Sec. 6).',F(italic=True))
ws.freeze_panes(4,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_paper(1)
wb.add_worksheet('Dec 31 2024').write('A1','(moved to archive)')
wb.close(); print(len(rows),G)
save(N,'AR','NYC HDFC co-op maintenance arrears workbook, two buildings, shares and remarks, formulas',False,keys,rows,totals)
