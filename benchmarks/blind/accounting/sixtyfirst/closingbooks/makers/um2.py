# LIHTC unit mix workbook
from common import *
import xlsxwriter
n='Magnolia Commons - LIHTC rent schedule 2025.xlsx'
P=[('Phase I  (BIN TN-06-01400)',[('1BR Garden',1,1,30,6,702,624,88),('1BR Garden',1,1,50,14,702,1040,88),('1BR Garden',1,1,60,20,702,1248,88),('2BR Garden',2,1.5,30,4,918,748,116),('2BR Garden',2,1.5,50,18,918,1247,116),('2BR Garden',2,1.5,60,30,918,1497,116),('3BR Garden',3,2,50,8,1140,1441,147),('3BR Garden',3,2,60,11,1140,1729,147),("Manager's Unit",2,1.5,None,1,918,None,None)]),
('Phase II  (BIN TN-11-00912)',[('1BR Elevator',1,1,40,5,688,832,79),('1BR Elevator',1,1,60,23,688,1248,79),('2BR Elevator',2,2,40,6,905,998,104),('2BR Elevator',2,2,60,34,905,1497,104),('2BR Elevator',2,2,80,8,905,1996,104)])]
inpl={30:.985,40:.965,50:.94,60:.91,80:.795}
K=['beds','baths','ami','units','sf','total_sf','gross','ua','net','actual','other:Rent Below Max','other:Annual In-Place Rent']
wb=xlsxwriter.Workbook(doc(n)); ws=wb.add_worksheet('Rent Schedule'); wn=wb.add_worksheet('Income Limits')
f=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
hd=f(bold=1,text_wrap=1,align='center',valign='vcenter',bg_color='#2F5233',font_color='white',border=1)
bx=dict(border=1,border_color='#BFBFBF'); tx=f(**bx);it=f(num_format='#,##0',align='center',**bx);ba=f(num_format='0.0',align='center',**bx);pc=f(num_format='0%',align='center',**bx);mo=f(num_format='$#,##0',**bx)
tb=dict(bold=1,top=1,bottom=1,bg_color='#E7EFE4'); tt=f(**tb);tI=f(num_format='#,##0',align='center',**tb);tM=f(num_format='$#,##0',**tb);sec=f(bold=1,font_size=11,font_color='#2F5233')
ws.write('B1','Magnolia Commons Apartments',f(bold=1,font_size=14));ws.write('B2','Rent schedule and set-asides - effective with 4/1/2025 MTSP limits',f(italic=1));ws.write('B3','Davidson County, TN  |  '+str(sum(x[4] for _,L in P for x in L))+' units  |  Section 42',f())
H=['Unit Type','BR','BA','AMI Set-Aside','No. of Units','Unit SF','Total SF','Max Gross Rent','Utility Allow.','Max Net Rent','Avg. In-Place Rent','Rent Below Max','Annual In-Place Rent']
for i,h in enumerate(H): ws.write(4,1+i,h,hd)
ws.set_row(4,32); r=5; rows=[];tots=[]; tr=[]
for p,L in P:
    ws.merge_range(r,1,r,4,p,sec); r+=1; s=r+1; cur=[]
    for ty,bd,bt,am,u,sf,g,ua in L:
        e=r+1; d=dict(type=ty,beds=bd,baths=bt,units=u,sf=sf,total_sf=u*sf)
        ws.write(r,1,ty,tx);ws.write(r,2,bd,it);ws.write(r,3,bt,ba);ws.write(r,4,am/100 if am else '',pc);ws.write(r,5,u,it);ws.write(r,6,sf,it);ws.write_formula(r,7,f'=F{e}*G{e}',it,u*sf)
        if am:
            ac=round((g-ua)*inpl[am]); d.update(ami=am,gross=g,ua=ua,net=g-ua,actual=ac); d[K[-2]]=g-ua-ac; d[K[-1]]=ac*u*12
            ws.write(r,8,g,mo);ws.write(r,9,ua,mo);ws.write_formula(r,10,f'=I{e}-J{e}',mo,g-ua);ws.write(r,11,ac,mo);ws.write_formula(r,12,f'=K{e}-L{e}',mo,g-ua-ac);ws.write_formula(r,13,f'=F{e}*L{e}*12',mo,ac*u*12)
        else:
            for c in range(8,14): ws.write(r,c,'' if c!=8 else 'rent-free',tx)
        cur.append(d); r+=1
    t=dict(label='Subtotal '+p.split('  ')[0],units=sum(x['units'] for x in cur),total_sf=sum(x['total_sf'] for x in cur)); t[K[-1]]=sum(x.get(K[-1],0) for x in cur)
    for c in range(1,14): ws.write(r,c,'',tt)
    ws.write(r,1,t['label'],tt);ws.write_formula(r,5,f'=SUM(F{s}:F{r})',tI,t['units']);ws.write_formula(r,7,f'=SUM(H{s}:H{r})',tI,t['total_sf']);ws.write_formula(r,13,f'=SUM(N{s}:N{r})',tM,t[K[-1]])
    tr.append(r+1); tots.append(t); rows+=cur; r+=2
g=dict(label='TOTAL PROJECT',**{k:sum(t[k] for t in tots) for k in('units','total_sf',K[-1])}); print(g); tots.append(g)
for c in range(1,14): ws.write(r,c,'',tt)
ws.write(r,1,g['label'],tt)
for c,k,ff in((5,'units',tI),(7,'total_sf',tI),(13,K[-1],tM)):
    col='ABCDEFGHIJKLMN'[c]; ws.write_formula(r,c,'='+'+'.join(f'{col}{x}' for x in tr),ff,g[k])
ws.write(r+2,1,'Utility allowances: housing authority schedule 10/2024; resident pays electric. 80% AMI units under income averaging (Phase II).',f(italic=1,font_size=9))
ws.set_column(0,0,2);ws.set_column(1,1,22);ws.set_column(2,3,6);ws.set_column(4,12,11);ws.set_column(13,13,14); ws.set_landscape();ws.fit_to_pages(1,1); ws.hide_gridlines(2)
wn.write(0,0,'2025 MTSP income limits (illustrative)',f(bold=1))
for i,h in enumerate(['Persons','30%','40%','50%','60%','80%']): wn.write(2,i,h,hd)
for q,b in enumerate([38850,44400,49950,55450,59900,64350]):
    wn.write(3+q,0,q+1,it)
    for i,k in enumerate([.6,.8,1,1.2,1.6]): wn.write(3+q,1+i,round(b*k/10)*10,mo)
wb.close()
save(n,'UM',K,rows,tots,'LIHTC rent schedule in two phases, formulas, second sheet',True)
