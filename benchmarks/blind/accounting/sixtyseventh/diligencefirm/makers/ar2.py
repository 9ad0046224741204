# AR2 : UK housing association arrears, xlsx, week buckets, by scheme; planted stale grand total in one bucket
import random, xlsxwriter
from common import *
R=random.Random(6722)
NAME='Rent arrears wk26 - Tollgate HA.xlsx'
FN='Mrs S|Mr D|Ms K|Mr A|Miss J|Mr & Mrs P|Ms R|Mr T|Mrs L|Miss C|Mr O|Ms B'.split('|')
LN='Adeyinka Brearley Cartmell Dunphy Ellwood Farrugia Gladwyn Hussain Inskip Jowett Khatun Lathom Murgatroyd Nazir Oldroyd Pickersgill Rawcliffe Szymanski Tordoff Uddin Varley Wainman Yeadon Zaman Birtwhistle Crabtree Dewhirst Eastwood'.split()
R.shuffle(LN)
S=[('Tollgate Court','Flat {} Tollgate Court','GN Social Rent',(96.41,118.77),15),('Mill Race Close','{} Mill Race Close','GN Affordable Rent',(131.2,164.9),14),('Hallam House (Older Persons)','Flat {} Hallam House','Sheltered',(108.4,127.65),8),('Foundry Street - Shared Ownership','{} Foundry Street','Shared Ownership',(72.3,98.5),6)]
B=['other:Up to 4 wks','other:4-8 wks','other:8-13 wks','other:Over 13 wks']
K=['other:Weekly Charge (£)']+B+['total','other:HB/UC Due','other:Net After HB/UC','other:Wks in Arrears']
wb=xlsxwriter.Workbook(path(NAME)); ws=wb.add_worksheet('Arrears wk26')
f=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
gbp='£#,##0.00;[Red]-£#,##0.00'; m=f(num_format=gbp); mb=f(num_format=gbp,bold=True,top=1,bg_color='#F2F2F2'); mg=f(num_format=gbp,bold=True,top=1,bottom=6)
h=f(bold=True,text_wrap=True,valign='vcenter',align='center',bg_color='#5B2C6F',font_color='white',border=1); t=f(); bb=f(bold=True,bg_color='#F2F2F2',top=1); sc=f(bold=True,font_size=11,font_color='#5B2C6F'); d1=f(num_format='0.0'); ti=f(indent=1)
ws.merge_range('A1:N1','Tollgate Housing Association - Rent Arrears by Scheme',f(bold=True,font_size=14)); ws.write('A2','Position at Sunday 27 September 2026 (rent week 26). Credit balances are shown as minus in the first band.',f(italic=True)); 
H=['Tenancy Ref','Property','Tenant','Tenure','Weekly Charge (£)','Up to 4 wks','4-8 wks','8-13 wks','Over 13 wks','Total Arrears','HB/UC Due','Net After HB/UC','Wks in Arrears','Stage']
ws.set_row(3,32)
for i,x in enumerate(H): ws.write(3,i,x,h)
for col,w in (('A:A',12),('B:B',25),('C:C',22),('D:D',17),('E:M',12),('N:N',24)): ws.set_column(col,w)
rows=[];tots=[];r=4;li=0
for s,addr,ten,(lo,hi),n in S:
    ws.write(r,0,s,sc); r+=1; first=r; grp=[]
    for no in sorted(R.sample(range(1,38),n)):
        wk=round(R.uniform(lo,hi),2); x=R.random(); owed=round(wk*R.choice([.6,1,2,3.2,3.9]) if x<.5 else wk*R.uniform(4,8) if x<.72 else wk*R.uniform(8,13) if x<.86 else wk*R.uniform(13.5,30),2)
        b=[];left=owed
        for w in (4,4,5): q=round(min(left,wk*w),2); b.append(q); left=round(left-q,2)
        b.append(left)
        if li in (4,19,33): owed=-round(R.uniform(8,95),2); b=[owed,0,0,0]
        hb=0 if R.random()<.55 or owed<0 else round(min(owed,wk*R.choice([1,2,4])*R.choice([.5,.72,1])),2)
        stage=('Credit' if owed<0 else 'No action' if owed<wk*2 else 'Letter 1' if owed<wk*4 else R.choice(['Letter 2','Agreement £10 pw']) if owed<wk*8 else R.choice(['NOSP served','Agreement £15 pw','APA requested']) if owed<wk*13 else R.choice(['Court - SPO','NOSP served','Court date 14/10']))
        nm=f'{R.choice(FN)} {LN[li%len(LN)]}'; li+=1
        ref=f'T{R.randint(10,49)}{R.randint(1000,9999)}/0{R.randint(1,3)}'
        row=dict(resident=ref,unit=addr.format(no),name=nm,total=owed,**{K[0]:wk,**{k:(v if v else None) for k,v in zip(B,b)},K[6]:hb or None,K[7]:round(owed-hb,2),K[8]:round(owed/wk,1) if owed>0 else None})
        rows.append(row); grp.append(row)
        for ci,v in enumerate((ref,row['unit'],nm,ten)): ws.write(r,ci,v,t)
        for ci,k in enumerate(K,4):
            v=row[k]
            if v is None: continue
            if k=='other:Net After HB/UC': ws.write_formula(r,ci,f'=J{r+1}-K{r+1}',m,v)
            elif k==K[8]: ws.write_number(r,ci,v,d1)
            else: ws.write_number(r,ci,v,m)
        ws.write(r,13,stage,ti); r+=1
    lab=f'{s} sub-total'; ws.write(r,0,lab,bb)
    for ci in (1,2,3,4,12,13): ws.write_blank(r,ci,None,bb)
    sub=dict(label=lab)
    for ci,k in enumerate(K[1:8],5):
        v=round(sum(g[k] or 0 for g in grp),2); sub[k]=v; ws.write_formula(r,ci,f'=SUM({chr(65+ci)}{first+1}:{chr(65+ci)}{r})',mb,v)
    tots.append(sub); r+=2
g=dict(label='Association total')
for k in K[1:8]: g[k]=round(sum(x[k] or 0 for x in rows),2)
true=g['other:8-13 wks']; g['other:8-13 wks']=round(true-270.40,2)   # planted: typed-over total
ws.write(r,0,'Association total',f(bold=True,top=1,bottom=6))
for ci,k in enumerate(K[1:8],5): ws.write_number(r,ci,g[k],mg)
tots.append(g)
ws.write(r+2,0,f'Number of accounts listed: {len(rows)}',t); ws.write(r+3,0,'Income Team - report run 28/09/2026 08:14 by vmarsden',t)
ws.freeze_panes(4,3); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(3)
n=wb.add_worksheet('Notes'); n.write('A1','HB/UC Due = housing cost payments notified but not yet received. APA = alternative payment arrangement. NOSP = notice of seeking possession.')
wb.close()
save(NAME,'AR','UK housing association arrears workbook, week buckets, schemes with sub-totals, HB/UC column',True,K,rows,tots,
 dict(what=f"Association total of '8-13 wks' printed {g['other:8-13 wks']:,.2f}; rows and scheme sub-totals add to {true:,.2f}",kind='total_wrong'))
