from common import *
import xlsxwriter, datetime
R=random.Random(7405)
FILE='Birchmount Mutual - Shareholder Arrears Nov-25.xlsx'
wb=xlsxwriter.Workbook(DOC+FILE)
ws=wb.add_worksheet('Arrears'); w2=wb.add_worksheet('Legal'); 
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
NF='#,##0.00_);[Red](#,##0.00);"-"??_)'
t1=F(bold=1,font_size=14,align='center'); t2=F(align='center',italic=1)
h=F(bold=1,bg_color='#1F4E78',font_color='white',text_wrap=1,align='center',valign='vcenter',border=1)
g=F(bold=1,bg_color='#1F4E78',font_color='white',align='center',border=1)
sec=F(bold=1,bg_color='#DDEBF7'); c=F(border=7); n=F(num_format=NF,border=7); sh=F(num_format='0',border=7,align='center')
tb=F(bold=1,top=1,bg_color='#F2F2F2'); tn=F(bold=1,top=1,num_format=NF,bg_color='#F2F2F2'); gb=F(bold=1,top=1,bottom=6); gn=F(bold=1,top=1,bottom=6,num_format=NF); note=F(border=7,font_size=9,italic=1)
ws.merge_range('A1:M1','BIRCHMOUNT MUTUAL HOUSING COOPERATIVE, INC.',t1)
ws.merge_range('A2:M2','Shareholders in arrears at November 30, 2025 - carrying charges and surcharges, by month',t2)
ws.merge_range('A3:M3','Prepared for the Finance Committee meeting of December 9, 2025',t2)
ws.merge_range('E5:J5','Unpaid Carrying Charges',g)
for i in (0,1,2,3,10,11,12): ws.write(4,i,'',g)
H=['Apt.','Shareholder','Shares','Monthly\nCharge','Prior to\nJul 25','Jul 25','Aug 25','Sep 25','Oct 25','Nov 25','Late &\nLegal','Balance\nDue','Action']
for i,x in enumerate(H): ws.write(5,i,x,h)
ws.set_row(5,30)
keys=['other:Shares','other:Monthly Charge','other:Prior to Jul 25','other:Jul 25','other:Aug 25','other:Sep 25','other:Oct 25','other:Nov 25','other:Late & Legal','total']
names=[]; r=6; rows=[]; totals=[]; gt=[0]*8; sub=[]
legal=[]
for b,(lab,cnt) in enumerate((('BUILDING 1 - 40 Birchmount Row',13),('BUILDING 2 - 52 Birchmount Row',10),('TOWNHOUSES - Alder Lane',12))):
    ws.merge_range(r,0,r,12,lab,sec); r+=1; f0=r
    us=sorted(R.sample(range(1,40),cnt)); st=[0]*8
    for u in us:
        apt=f'{"TH-" if b==2 else str(b+1)+"-"}{u if b==2 else str(u//8+1)+"ABCDEFGH"[u%8]}' 
        while True:
            nm=f'{R.choice("ABCDEGHJKLMNPRSTVW")}. {R.choice(US_L)}'
            if R.random()<.15: nm+=' & '+R.choice("ABDEHJKLMRST")+'. '+R.choice(US_L)
            if nm not in names: names.append(nm); break
        s=R.choice([120,140,165,190,215,240]); mc=r2(s*5.27 if b<2 else s*5.27+64)
        k=R.choice([0,0,1,1,1,1,2,2,3,4,5])
        v=[0]*6
        for j in range(k): v[5-j]=mc
        x=R.random()
        if k>0 and x<.5: v[6-k]=r2(mc*R.choice([.1,.25,.5,.62])) if x<.3 else r2(mc-R.choice([500,400,300,200]) if mc>520 else mc)
        if k==5 and R.random()<.8: v[0]=r2(mc*R.uniform(.4,6))
        lf=35*max(k-1,0)+(0 if k<4 else R.choice([0,450,1275.5,612]))
        if k==0:
            if x<.45: v[5]=-r2(mc*R.choice([.5,1,.08]))
            elif x<.7: lf=R.choice([35,70])
            else: v[5]=r2(R.uniform(8,140))
        tot=r2(sum(v)+lf)
        act=''
        if lf>=400: act=R.choice(['Atty - 10-day notice','Atty - petition filed']); legal.append((apt,nm,tot,act))
        elif k>=3: act=R.choice(['Payment plan','Board letter','HRA one-shot pending'])
        elif k==2: act=R.choice(['','2nd reminder','Called 11/18'])
        elif tot<0: act='Credit'
        ws.write(r,0,apt,c); ws.write(r,1,nm,c); ws.write(r,2,s,sh); 
        vals=[mc]+v+[r2(lf)]
        for i,a in enumerate(vals):
            if a==0 and i>0: ws.write_blank(r,3+i,None,n)
            else: ws.write_number(r,3+i,a,n)
        ws.write_formula(r,11,f'=SUM(E{r+1}:K{r+1})',n,tot); ws.write(r,12,act,note)
        row=dict(unit=apt,name=nm); row['other:Shares']=s; row['other:Monthly Charge']=mc
        for kk,a in zip(keys[2:9],v+[r2(lf)]):
            if a!=0: row[kk]=a
        row['total']=tot; rows.append(row)
        st=[r2(p+q) for p,q in zip(st,v+[lf,tot])]; r+=1
    sl='Subtotal '+lab.split(' - ')[0].title()
    ws.merge_range(r,0,r,3,sl,tb)
    for i,a in enumerate(st): 
        col='EFGHIJKL'[i]; ws.write_formula(r,4+i,f'=SUM({col}{f0+1}:{col}{r})',tn,a)
    ws.write(r,12,'',tb); sub.append(r+1)
    totals.append(dict(label=sl,**{k:a for k,a in zip(keys[2:],st) if a!=0})); gt=[r2(p+q) for p,q in zip(gt,st)]; r+=2
ws.merge_range(r,0,r,3,'TOTAL ARREARS, NET OF CREDITS',gb)
for i,a in enumerate(gt):
    col='EFGHIJKL'[i]; ws.write_formula(r,4+i,'='+'+'.join(f'{col}{x}' for x in sub),gn,a)
totals.append(dict(label='TOTAL ARREARS, NET OF CREDITS',**dict(zip(keys[2:],gt))))
r+=2; ws.write(r,0,f'{len(rows)} of 96 shareholders listed. Accounts at zero are omitted.',F(italic=1,font_size=9)); ws.write(r+1,0,'Monthly charge includes maintenance, cable and (townhouses) parking.',F(italic=1,font_size=9))
for a,w in zip(range(13),(8,26,7,10,11,10,10,10,10,10,10,11,20)): ws.set_column(a,a,w)
ws.freeze_panes(6,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5)
w2.write_row(0,0,['Matters with counsel (Harkness & Doyle LLP)'],F(bold=1)); w2.write_row(2,0,['Apt.','Shareholder','Stage'],F(bold=1,bottom=1))
for i,(a,b,t,d) in enumerate(legal): w2.write_row(3+i,0,[a,b,d],F())
w2.set_column(1,2,26)
wb.close(); print(len(rows),gt,len(set(x['unit'] for x in rows)))
save(FILE,'AR','Cooperative shareholder arrears by month, xlsx with building sections, formulas and second sheet',False,keys,rows,totals)
