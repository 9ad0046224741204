# LibreOffice Writer print of an HTML report
import json, subprocess, html, re, random
random.seed(5)
T=[]
def tab(rows,page,hdr_css,td_css,table_attr,widths,align):
    """rows: list of lists of (text,cs,rs)"""
    occ={}; cells=[]; out=['<table %s>'%table_attr,'<colgroup>'+''.join('<col width="%d">'%w for w in widths)+'</colgroup>']; n=len(widths)
    for r,R in enumerate(rows):
        nh=R[0]=='H'; out.append('<tr>'); col=0
        for ce in R[1:]:
            if not isinstance(ce,tuple): ce=(ce,1,1)
            t,cs,rs=ce[:3]
            while (r,col) in occ: col+=1
            for i in range(rs):
                for j in range(cs): occ[(r+i,col+j)]=1
            if t: cells.append([r,col,r+rs-1,col+cs-1,re.sub(r'\s+',' ',t.replace('\n',' '))])
            a='center' if nh and (col or cs>1) else ('left' if nh else align[col])
            if cs==n: a='left'
            sp=(' colspan=%d'%cs if cs>1 else '')+(' rowspan=%d'%rs if rs>1 else '')
            body=html.escape(t).replace('\n','<br>') or '<br>'
            if nh: body='<b>'+body+'</b>'
            elif cs==n: body='<i>'+body+'</i>'
            vert=' valign=%s'%('bottom' if nh else 'middle' if rs>1 else 'top')
            out.append('<td%s align=%s%s style="%s"><font size=2 face="%s">%s</font></td>'%(sp,a,vert,hdr_css if nh else td_css,FACE,body)); col+=cs
        out.append('</tr>')
    out.append('</table>')
    T.append(dict(page=page,bbox=None,n_rows=len(rows),n_cols=n,cells=cells)); return '\n'.join(out)
FACE='Liberation Sans'
P=lambda s:'<p style="margin-top:0.05in;margin-bottom:0.08in;text-align:justify"><font size=2 face="Liberation Serif">%s</font></p>'%s
h=['<html><head><meta charset="utf-8"><style>@page{size:8.27in 11.69in;margin:0.75in} td{margin:0} td p{margin-top:0;margin-bottom:0} p{margin-bottom:0}</style></head><body>']
h.append('<h2><font face="Liberation Sans" size=4>Winter wheat variety trials 2022/23: final report</font></h2>')
h.append(P('Sixteen varieties were grown at three sites of the Vallorne network in a lattice with four replicates. Plots of 12 m² were sown between 28 September and 9 October at 320 seeds per m². Nitrogen was given in three splits to a total of 180 kg/ha, and fungicide twice. Grain yields are at 15% moisture. Means followed by the same letter are not different at the 5% level (Tukey).'))
h.append(P('<b>Table 1.</b> Grain yield at three sites (t/ha) and grain quality, mean of four replicates'))
V=['Arvendal','Brisko','Cadmor','Delphine','Ekhorst','Falun 2','Garrick','Hestia','Ivory','Jarnac','Kolding','Lumen','Mistral R','Norvik','Orlov','Pallas']
Y=[]
base=9.6
for i,v in enumerate(V):
    b=9.7-.11*i+random.uniform(-.05,.05); s=[round(b+random.uniform(-.35,.35)+o,2) for o in(.6,-.2,-.5)]; Y.append((v,s))
Y.sort(key=lambda z:-sum(z[1]))
L=['a','ab','ab','abc','abc','bcd','bcd','cde','cde','cdef','def','defg','efg','fgh','gh','h']
rows=[['H',('Variety',1,2),('Grain yield',4,1),('Protein\n%',1,2),('Hectolitre\nweight, kg',1,2),('Falling\nnumber, s',1,2)],['H','Odelin','Karsk','Brume','Mean']]
tot=[0]*3; pr=[];hw=[]
for (v,s),l in zip(Y,L):
    for k in range(3): tot[k]+=s[k]
    pr.append(round(random.uniform(11.2,13.6),1)); hw.append(round(random.uniform(74,81),1))
    rows.append(['R',v]+['%.2f'%q for q in s]+['%.2f %s'%(sum(s)/3,l),'%.1f'%pr[-1],'%.1f'%hw[-1],str(random.randint(231,372)) if v!='Norvik' else '62*'])
rows.append(['R','Site mean']+['%.2f'%(q/16) for q in tot]+['%.2f'%(sum(tot)/48),'%.1f'%(sum(pr)/16),'%.1f'%(sum(hw)/16),'—'])
rows.append(['R','CV, %','4.1','5.3','4.8','4.7','2.9','1.1',''])
rows.append(['R','Standard error of a difference','0.27','0.33','0.30','0.18','0.26','0.61',''])
h.append(tab(rows,1,'border-top:1px solid #000;border-bottom:1px solid #000;padding:0.03in','padding:0.025in','cellspacing=0 width=630',[150,60,60,60,80,65,80,75],['left']+['center']*3+['center']+['center']*3))
h.append(P('* Sprouted in the ear before harvest. The falling number of Norvik was therefore left out of the ranking.'))
h.append(P('The ranking differed little between sites, with a variety by site variance of one sixth of the variety variance. Lodging was confined to Brume, where a thunderstorm on 3 July flattened the tall varieties. Yellow rust was seen at Odelin from the middle of May on three entries without resistance.'))
h.append('<p style="margin-top:0.15in;margin-bottom:0"><font size=2 face="Liberation Sans"><b>Table 2.</b> Calendar of operations at the three sites</font></p>')
rows=[['H','Operation','Odelin','Karsk','Brume','Remarks'],
['R','Previous crop','oilseed rape','field bean','silage maize','Straw removed at Karsk only'],
['R','Ploughing','12 Sep','—','20 Sep','Karsk: shallow cultivation, two passes'],
['R','Sowing','28 Sep','2 Oct','9 Oct','Plot drill with eight rows, 14 cm apart'],
['R','Herbicide','24 Oct','27 Oct','14 Mar','Autumn treatment missed at Brume because the soil could not bear the sprayer'],
['R',('Nitrogen, kg/ha',5,1)],
['R','First split','60 (6 Mar)','50 (9 Mar)','60 (15 Mar)',('Ammonium nitrate throughout; the third split was given by the leaf tester',1,3)],
['R','Second split','70 (11 Apr)','70 (14 Apr)','70 (20 Apr)'],
['R','Third split','50 (22 May)','60 (25 May)','50 (30 May)'],
['R','Fungicides',('T1 at growth stage 32, T2 at growth stage 39, on all plots',3,1),'Untreated strip beside each block'],
['R','Harvest','21 Jul','26 Jul','2 Aug','Combine with 1.5 m header']]
h.append(tab(rows,1,'border:1px solid #2E6B34;background:#CFE5CC;padding:0.04in','border:1px solid #2E6B34;padding:0.04in','cellspacing=0 width=630 style="border-collapse:collapse"',[105,90,90,90,255],['left','center','center','center','left']))
h.append(P('The spring was cool, and stem extension was about nine days later than the mean of the last ten years.'))
h.append('</body></html>')
open('agri_trial.html','w').write('\n'.join(h))
subprocess.run('nice soffice --headless -env:UserInstallation=file:///tmp/docextract-tables-lo --convert-to pdf:writer_web_pdf_Export agri_trial.html >/dev/null 2>&1 || true; nice soffice --headless -env:UserInstallation=file://./lo --infilter="HTML (StarWriter)" --convert-to pdf:writer_pdf_Export agri_trial.html',shell=True)
# boxes on the page, measured from the rendering (text height above the first and below the last row)
import makebox
makebox.boxes(T,'agri_trial.pdf')
json.dump(dict(suite='t1',doc='agri_trial',pdf='agri_trial.pdf',kind='generated',complete=True,tables=T),open('agri_trial.truth.json','w'),ensure_ascii=False,indent=1)
