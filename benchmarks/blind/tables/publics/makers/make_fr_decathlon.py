# printed from a spreadsheet by LibreOffice; cells recorded while they are written
import openpyxl, random, subprocess, os, sys
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as L
from make_kit import write, HERE
random.seed(7)
NAME='fr_decathlon_resultats'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Résultats'
widths=[4,19,13]+[7.4]*10+[8.5]
for i,w in enumerate(widths,1): ws.column_dimensions[L(i)].width=w
thin=Side(style='thin',color='808080'); med=Side(style='medium'); hair=Side(style='hair')
def f(**k): return Font(name='Liberation Sans',size=k.pop('size',9),**k)
ws['A1']='Interclubs du Val de Lorgne – Stade Marcel-Aubertin, 15 et 16 juin'; ws['A1'].font=f(size=13,bold=True)
ws['A2']='Décathlon seniors hommes – classement final'; ws['A2'].font=f(size=11)
t1=[];
def put(tab,top,r,c,txt,r1=None,c1=None,al='center',font=None,wrap=False):
    r1=r if r1 is None else r1; c1=c if c1 is None else c1
    if (r1,c1)!=(r,c): ws.merge_cells(start_row=top+r,end_row=top+r1,start_column=c+1,end_column=c1+1)
    x=ws.cell(top+r,c+1); x.value=txt; x.number_format='@'; x.font=font or f(); x.alignment=Alignment(horizontal=al,vertical='center',wrap_text=wrap)
    tab.append([r,c,r1,c1,' '.join(txt.split())])
TOP=4
put(t1,TOP,0,0,'Rg',1,0,font=f(bold=True)); put(t1,TOP,0,1,'Nom, prénom',1,1,'left',f(bold=True)); put(t1,TOP,0,2,'Club',1,2,'left',f(bold=True))
put(t1,TOP,0,3,'1re journée',0,7,font=f(bold=True)); put(t1,TOP,0,8,'2e journée',0,12,font=f(bold=True)); put(t1,TOP,0,13,'Total points',1,13,font=f(bold=True),wrap=True)
ev=['100 m','Longueur','Poids','Hauteur','400 m','110 m H','Disque','Perche','Javelot','1500 m']
for i,e in enumerate(ev): put(t1,TOP,1,3+i,e,font=f(size=8,italic=True))
K=[(25.4347,18,1.81,'t'),(0.14354,220,1.4,'j'),(51.39,1.5,1.05,'d'),(0.8465,75,1.42,'j'),(1.53775,82,1.81,'t'),(5.74352,28.5,1.92,'t'),(12.91,4,1.1,'d'),(0.2797,100,1.35,'j'),(10.14,7,1.08,'d'),(0.03768,480,1.85,'t')]
def pts(i,p):
    a,b,c,k=K[i]; v=p*100 if k=='j' else p
    return int(a*((b-v) if k=='t' else (v-b))**c)
base=[11.4,6.75,12.6,1.87,51.2,15.7,37.5,4.2,52.0,284.0]; spr=[.35,.35,1.2,.09,1.6,.8,4,.35,6,11]
names=[('Arnoux, Baptiste','AC Lorgne'),('Belhadj, Samir','US Tréfaille'),('Cottereau, Hugo','AC Lorgne'),('de Saint-Rémy, Paul','Stade Orvais'),('Ferreira, Tiago','Ent. Haut-Dol'),('Guégan, Loïc','CA Penmarz'),('Kouassi, Jean-Marc','US Tréfaille'),('Lemoine, Théo','Stade Orvais'),('N’Diaye, Ousmane','Ent. Haut-Dol'),('Vasseur, Rémi','CA Penmarz')]
A=[]
for k,(n,c) in enumerate(names):
    P=[]
    for i in range(10):
        v=base[i]+random.gauss(0,1)*spr[i]*.8
        if i==3: v=round(v/.03)*.03
        if i==7: v=round(v/.1)*.1
        P.append(round(v,2))
    if k==6: P[7]=None   # no height
    S=[pts(i,p) if p else 0 for i,p in enumerate(P)]
    A.append((n,c,P,S,sum(S)))
A.sort(key=lambda a:-a[4])
def fm(i,p):
    if p is None: return 'NM'
    if i==9: return f'{int(p//60)}:{p%60:05.2f}'.replace('.',',')
    return f'{p:.2f}'.replace('.',',')
r=2
for k,(n,c,P,S,t) in enumerate(A):
    put(t1,TOP,r,0,str(k+1),r+1,0); put(t1,TOP,r,1,n,r+1,1,'left',f(bold=k<3)); put(t1,TOP,r,2,c,r+1,2,'left'); put(t1,TOP,r,13,f'{t:,}'.replace(',',' '),r+1,13,font=f(bold=True,size=10))
    for i in range(10): put(t1,TOP,r,3+i,fm(i,P[i])); put(t1,TOP,r+1,3+i,str(S[i]),font=f(size=8,color='666666'))
    r+=2
put(t1,TOP,r,1,'Forfait',None,None,'left',f(italic=True)); put(t1,TOP,r,2,'Masson, Éric (Stade Orvais) – blessure à l’échauffement',r,13,'left',f(italic=True)); N1=r+1
for rr in range(N1):
    for c in range(1,15):
        x=ws.cell(TOP+rr,c); head=rr<2
        bot = med if rr in (1,N1-1,N1-2) else (thin if (rr%2==1) else None)
        top = med if rr==0 else None
        x.border=Border(left=thin if c in (1,4,9,14) else None,right=thin if c in (14,) else None,top=top,bottom=bot if not(rr==0 and c in range(4,14)) else hair)
        if rr in(0,1): x.fill=PatternFill('solid',fgColor='FFF2CC')
        if rr in (2,3,4,5,6,7): x.fill=PatternFill('solid',fgColor='F7F7F7')
T2=TOP+N1+2
ws.cell(T2-1,1).value='Relais 4 × 100 m féminin – finale'; ws.cell(T2-1,1).font=f(size=11)
t2=[]
for c,(h,a) in enumerate([('Rg','center'),('Équipe','left'),('Département','left'),('Couloir','center'),('Temps','center'),('Écart','center'),('Obs.','center')]): put(t2,T2,0,c,h,al=a,font=f(bold=True))
rel=[('1','AC Lorgne 1','Lorgne','4','47,82','','RC'),('2','Ent. Haut-Dol','Haut-Dol','5','48,10','+0,28',''),('3','CA Penmarz','Finmarche','3','48,77','+0,95',''),('4','US Tréfaille','Lorgne','6','49,31','+1,49',''),('5','Stade Orvais','Orvais','2','50,04','+2,22',''),('','AC Lorgne 2','Lorgne','7','','','DQ')]
for i,v in enumerate(rel):
    for c,t in enumerate(v):
        if t: put(t2,T2,i+1,c,t,al='left' if c in(1,2) else 'center')
for rr in range(7):
    for c in range(1,8): ws.cell(T2+rr,c).border=Border(top=thin,bottom=thin,left=thin,right=thin)
ws.cell(T2+8,1).value='RC : record du club. DQ : passage de témoin hors zone. NM : aucune marque.'; ws.cell(T2+8,1).font=f(size=8)
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.scale=88
ws.print_options.horizontalCentered=False
ws.page_margins.left=ws.page_margins.right=.5; ws.page_margins.top=.5; ws.page_margins.bottom=.4
ws.oddFooter.right.text='Page &P / &N'
wb.save(os.path.join(HERE,NAME+'.xlsx'))
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file://'+HERE+'/lo','--convert-to','pdf','--outdir',HERE,os.path.join(HERE,NAME+'.xlsx')],stdout=subprocess.DEVNULL,check=True)
os.remove(os.path.join(HERE,NAME+'.xlsx'))
BB=[[36,75,766,379],[36,405,441,498]]  # measured on the render
write(NAME,[{"page":1,"bbox":BB[0],"n_rows":N1,"n_cols":14,"cells":sorted(t1)},{"page":1,"bbox":BB[1],"n_rows":7,"n_cols":7,"cells":sorted(t2)}])
