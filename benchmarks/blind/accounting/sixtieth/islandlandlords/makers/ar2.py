# Irish residential arrears list by block, xlsx; no plant
import random, xlsxwriter
from datetime import date
from common import *
rnd=random.Random(6052); refs=rnd.sample(range(10200,13990),80)
F='Arrears report 31 May 2025.xlsx'
FN='Aoife Ciarán Niamh Declan Sinéad Oisín Gráinne Pádraig Róisín Tomasz Agnieszka Rahul Priya Mihai Ioana Chidi Folake Luca Bianca Eoghan Caoimhe Darragh Orla Fergal Muireann Jakub Katarzyna Sanjay Thiago Larissa Conall Siobhán Marius Elena Kwame Adaeze'.split()
LN="Brannigan Tolan Feerick Mac Giolla Ó Dálaigh Kirwan Lenehan Scully Nowicki Zielonka Pillai Deshmukh Voinea Dragomir Okwuosa Adebisi Moretti Salerno Trimble Gaughan Heffron Quilty Rowley Sweetman Tuohy Wysocka Batra Carneiro Pires Devaney Loughlin Cojocaru Petcu Boamah Nnadi".replace('Mac Giolla','Mac_Giolla').replace('Ó Dálaigh','Ó_Dálaigh').split()
BL=[('Block A - The Maltings','A',13,1650),('Block B - The Cooperage','B',11,1725),('Block C - The Granary','C',16,1590),('Townhouses 1-24','T',6,2250),('Ormeau Court (HAP / RAS)','OC',9,1380)]
HD=['Ref','Unit','Tenant','Rent p.m.','HAP p.m.','Up to 30 days','31-60 days','61-90 days','Over 90 days','Total arrears','Mths o/s','RTB notice','Comment']
KEYS=['other:Rent p.m.','other:HAP p.m.','b0_30','b31_60','b61_90','b90','total','other:Mths o/s']
wb=xlsxwriter.Workbook(DOC+F); ws=wb.add_worksheet('Arrears'); 
base=dict(font_name='Calibri',font_size=10)
def fm(**k): return wb.add_format({**base,**k})
t=fm();tc=fm(align='center');w=fm(text_wrap=1,font_size=9,valign='top');e='€#,##0.00;[Red]-€#,##0.00;'; n=fm(num_format='#,##0.00;[Red]-#,##0.00;'); n1=fm(num_format='0.0'); dt=fm(num_format='dd/mm/yyyy',align='center')
hd=fm(bold=1,bg_color='#1F4E45',font_color='white',text_wrap=1,align='center',valign='vcenter',border=1); bk=fm(bold=1,bg_color='#D9E8E3'); st=fm(bold=1,top=1); sn=fm(bold=1,top=1,num_format='#,##0.00;[Red]-#,##0.00;'); gn=fm(bold=1,top=1,bottom=6,num_format=e,font_size=11); gl=fm(bold=1,top=1,bottom=6,font_size=11)
ws.write('A1','Liffey Vale Residential Ltd',fm(bold=1,font_size=14)); ws.write('A2','Tenant arrears by block at close of business 31/05/2025 (amounts in €)',t); ws.write('A3','Current tenancies in arrears or credit only. Figures include HAP shortfalls.',fm(italic=1,font_size=9))
for j,x in enumerate([9,7,27,11,10,12,12,12,12,13,7,11,36]): ws.set_column(j,j,x)
for j,s in enumerate(HD): ws.write(4,j,s,hd)
ws.set_row(4,30)
i=5;T=[];TT=[];G=[0]*5; subs=[];seen=set();summ=[]
CM=['','','Payment plan €100 p.w.','Promised by 06/06','28-day warning letter issued 12/05','Standing order short','Awaiting HAP payment','Left voicemail 29/05','','']
for bn,pf,k,rent in BL:
    ws.merge_range(i,0,i,12,bn,bk); i+=1; f=i; s=[0]*5
    nos=sorted(rnd.sample(range(1,25) if pf=='T' else [x for fl in range(0,5) for x in range(fl*100+1,fl*100+11)],k))
    for u in nos:
        while 1:
            nm=f'{rnd.choice(FN)} {rnd.choice(LN).replace("_"," ")}'
            if nm not in seen: seen.add(nm);break
        if rnd.random()<.15: nm+=' & '+rnd.choice(FN)+' '+rnd.choice(LN).replace('_',' ')
        r=float(round(rent*rnd.uniform(.86,1.22)/5)*5); hap=None
        if pf=='OC' and rnd.random()<.75: hap=R(r*.72)
        p=r-(hap or 0); lv=rnd.choices(['cr','a','b','c','d'],[1,5,3,2,2])[0]
        a=[0,0,0,0]
        if lv=='cr': a[0]=-R(rnd.choice([25,50,p*.5,12.4]))
        else:
            a[0]=R(rnd.choice([p,p,p*.5,120,p-50]))
            if lv in'bcd': a[1]=R(rnd.choice([p,p*.6,200]))
            if lv in'cd': a[2]=R(rnd.choice([p,p*.35,0]))
            if lv=='d': a[3]=R(p*rnd.uniform(.6,5))
        tot=R(sum(a)); un=f'{pf}{u:03d}' if pf!='T' else f'T{u}'
        ref=f'T{refs.pop()}'
        ws.write(i,0,ref,t);ws.write(i,1,un,tc);ws.write(i,2,nm,t);ws.write(i,3,r,n)
        row={'unit':un,'name':nm,'resident':ref,'other:Rent p.m.':r}
        if hap: ws.write(i,4,hap,n); row['other:HAP p.m.']=hap
        for j,x in enumerate(a):
            if x: ws.write(i,5+j,x,n); row[KEYS[2+j]]=x
        ws.write_formula(i,9,f'=SUM(F{i+1}:I{i+1})',n,tot); row['total']=tot
        mo=round(tot/r+1e-9,1)
        if tot>0: ws.write(i,10,mo,n1); row['other:Mths o/s']=mo
        if lv=='d': ws.write_datetime(i,11,__import__('datetime').datetime(2025,rnd.randint(3,5),rnd.randint(1,28)),dt)
        cm='In credit' if lv=='cr' else 'Warning notice served; RTB dispute lodged, hearing date awaited' if lv=='d' and rnd.random()<.5 else rnd.choice(CM)
        if cm.startswith('Awaiting HAP') and not hap: cm=''
        if cm: ws.write(i,12,cm,w)
        if len(cm)>40: ws.set_row(i,25)
        T.append(row); s=[R(p_+q) for p_,q in zip(s,a+[tot])]; i+=1
    lab='Total '+bn.split(' - ')[0].split(' (')[0]
    for j in range(13): ws.write(i,j,'',st)
    ws.write(i,2,lab,st)
    d={'label':lab}
    for j in range(5): ws.write_formula(i,5+j,f'=SUM({"FGHIJ"[j]}{f+1}:{"FGHIJ"[j]}{i})',sn,s[j]); 
    for j in range(5):
        if s[j]: d[KEYS[2+j]]=s[j]
    TT.append(d); subs.append(i+1); G=[R(p_+q) for p_,q in zip(G,s)]; summ.append((bn,k,s[4])); i+=2
ws.write(i,2,'TOTAL ARREARS',gl); d={'label':'TOTAL ARREARS'}
for j in range(5):
    col='FGHIJ'[j]; ws.write_formula(i,5+j,'='+'+'.join(f'{col}{x}' for x in subs),gn,G[j]); d[KEYS[2+j]]=G[j]
TT.append(d)
ws.write(i+2,0,'N.B. Former tenants (€18,402.11) are with Fennelly Collections and are not listed here.',fm(italic=1,font_size=9))
ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(4); ws.freeze_panes(5,3); ws.set_footer('&L&F&RPage &P/&N')
w2=wb.add_worksheet('Summary'); w2.set_column(0,0,30); w2.set_column(1,2,15)
for j,x in enumerate(['Block','Accounts','Arrears €']): w2.write(0,j,x,hd)
for r_,(b_,k_,v_) in enumerate(summ): w2.write(r_+1,0,b_,t); w2.write(r_+1,1,k_,t); w2.write(r_+1,2,v_,n)
wb.close(); print(len(T),G)
save(F,'AR',None,KEYS,T,TT,'Irish residential arrears by block, blank zeros, credits, comments, second summary sheet, xlsx',False)
